import Foundation
import ServiceRuntime

/// Removes secrets from requests and responses before they are recorded.
struct ExchangeRedactor: Sendable {
    /// Header fields that hold URLs, which clients follow.
    private static let urlHeaders: Set<String> = [
        "azure-asyncoperation", "content-location", "link", "location", "operation-location",
    ]

    private(set) var rules: RecordingRules
    /// What is secret in the request at hand, its credentials included, which some services repeat in their responses.
    private var secrets: [String] = []
    private let pseudonyms = Pseudonyms()

    /// Begins a recording.
    init(rules: RecordingRules) { self.rules = rules }

    /// The same recording, for a request that says itself what in it and in its response is secret.
    func knowing(_ request: HTTPRequest) -> ExchangeRedactor {
        var redactor = self
        redactor.rules = rules.hiding(request.secrets.members)
        redactor.secrets = request.secrets.texts
        return redactor
    }

    // MARK: URLs and header fields

    /// A URL without the values of parameters that may be secret.
    ///
    /// - Parameter request: What is sent there; it knows what is secret in its path.
    func url(of request: HTTPRequest) -> String {
        RequestRedactor.url(of: request, showing: rules.parameters)
    }

    /// A URL that a client may follow, likewise, but such that different URLs stay different.
    private func text(of url: URL) -> String {
        let shown = RequestRedactor.text(of: url, showing: rules.parameters)
        guard let query = url.query(percentEncoded: true), let mark = shown.firstIndex(of: "?") else { return shown }
        let items = query.split(separator: "&")
        let redacted = shown[shown.index(after: mark)...].split(separator: "&")
        let refined = zip(items, redacted).map { item, redacted in
            guard item != redacted, let mark = item.firstIndex(of: "=") else { return String(redacted) }
            return item[...mark] + pseudonyms.pseudonym(for: item[item.index(after: mark)...])
        }
        return "\(shown[...mark])\(refined.joined(separator: "&"))"
    }

    /// The header fields of a message, sorted by name; secrets are replaced.
    func headers(_ headers: HTTPHeaders) -> JSONValue {
        var fields: [String: JSONValue] = [:]
        for field in headers { fields[field.name] = .string(value(of: field)) }
        return .object(fields)
    }

    private func value(of field: HTTPHeaders.Field) -> String {
        let name = field.name.lowercased()
        if Self.urlHeaders.contains(name), !rules.headers.contains(name) { return hidingSecrets(in: field.value) }
        // Without it, the player's reply would mean something else to the client.
        if name == "www-authenticate", !rules.headers.contains(name),
            let essence = AuthenticationChallenge.essence(of: field.value)
        {
            return essence
        }
        let shown = RequestRedactor.text(of: field, showing: rules.headers).dropFirst(field.name.count + 2)
        return RequestRedactor.hiding(secrets, in: String(shown))
    }

    // MARK: Bodies

    /// The body of a request. A multipart body and other bytes are not kept: they are of no use to a reader.
    func requestBody(_ data: Data?, contentType: String?) -> RecordedBody? {
        guard let data, !data.isEmpty else { return nil }
        let body = self.body(data, contentType: contentType)
        if case .bytes = body { return .omitted(data.count) }
        if contentType?.lowercased().hasPrefix("multipart/") == true { return .omitted(data.count) }
        return body
    }

    /// The body of a response.
    func responseBody(_ data: Data?, contentType: String?) -> RecordedBody? {
        guard let data, !data.isEmpty else { return nil }
        return body(data, contentType: contentType)
    }

    private func body(_ data: Data, contentType: String?) -> RecordedBody {
        let type = (contentType ?? "").lowercased()
        let essence = type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
        if essence == "application/json" || essence.hasSuffix("+json") || essence.isEmpty {
            do {
                let value = redacted(try ModelCoder.decode(JSONValue.self, from: data))
                // The file is for any JSON library, of which none keeps such numbers.
                guard !Self.hasNumerals(value) else {
                    return .text(String(decoding: try ModelCoder.encode(value), as: UTF8.self))
                }
                return .json(value)
            } catch {
                // Not JSON after all: it is kept as text or bytes.
            }
        }
        let isText =
            essence.hasPrefix("text/") || essence.hasSuffix("xml") || essence.contains("json")
            || essence == "application/x-www-form-urlencoded" || essence == "application/x-ndjson" || essence.isEmpty
        guard isText, let text = String(data: data, encoding: .utf8) else { return .bytes(data) }
        return .text(RequestRedactor.hiding(secrets, in: redacted(text, essence)))
    }

    private static func hasNumerals(_ value: JSONValue) -> Bool {
        switch value {
        case .numeral: true
        case .array(let elements): elements.contains(where: hasNumerals)
        case .object(let members): members.values.contains(where: hasNumerals)
        default: false
        }
    }

    /// Text without its secrets, as far as its media type says where they are.
    private func redacted(_ text: String, _ essence: String) -> String {
        if essence == "application/x-www-form-urlencoded" { return form(text) }
        if essence.hasSuffix("xml") {
            return hidingCredentials(in: RecordedXML(rules: rules, pseudonyms: pseudonyms).redacted(text))
        }
        if essence == "text/event-stream" || essence.contains("json") { return lines(text) }
        return hidingCredentials(in: text)
    }

    private func hidingCredentials(in text: String) -> String {
        RequestRedactor.replacingCredentials(in: text, rules.names) { pseudonyms.pseudonym(for: $0) }
    }

    /// Lines of which each is a value of JSON, or the data of an event that is one.
    private func lines(_ text: String) -> String {
        // By scalars: a carriage return and a line feed are one character.
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { line in
            let line = Substring(line)
            let value = line.firstIndex { "{[".contains($0) } ?? line.endIndex
            let start = line[..<value].trimmingCharacters(in: .whitespacesAndNewlines.union(.controlCharacters))
            guard value < line.endIndex, start.isEmpty || start == "data:" else {
                return hidingCredentials(in: String(line))
            }
            do {
                let known = try ModelCoder.decode(JSONValue.self, from: Data(line[value...].utf8))
                return line[..<value] + String(decoding: try ModelCoder.encode(redacted(known)), as: UTF8.self)
            } catch {
                // It only begins like one.
                return hidingCredentials(in: String(line))
            }
        }.joined(separator: "\n")
    }

    /// A value without its secrets. What is left out keeps its kind, so that it can be read as before.
    func redacted(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let members): .object(redacted(members))
        case .array(let elements): .array(elements.map(redacted))
        case .string(let text): .string(hidingSecrets(in: text))
        case .integer(let number): secrets.contains(String(number)) ? hidden(value) : value
        default: value
        }
    }

    private func redacted(_ members: [String: JSONValue]) -> [String: JSONValue] {
        let secret = rules.names.secretMembers(of: members)
        return mapping(members) { name, value in secret.contains(name) ? hidden(value) : redacted(value) }
    }

    private func hidden(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let members): .object(mapping(members) { hidden($1) })
        case .array(let elements): .array(elements.map(hidden))
        case .string(let text): .string(pseudonyms.pseudonym(for: text))
        case .integer: .integer(0)
        case .number, .decimal, .numeral: .number(0)
        case .bool, .null: value
        }
    }

    /// Changes members one by one, sorted by name, so that the same values get the same numbers each time.
    private func mapping(
        _ members: [String: JSONValue],
        _ change: (String, JSONValue) -> JSONValue
    ) -> [String: JSONValue] {
        var changed: [String: JSONValue] = [:]
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            changed[RequestRedactor.hiding(secrets, in: name)] = change(name, value)
        }
        return changed
    }

    private func form(_ text: String) -> String {
        // By bytes: what follows on a delimiter may make another character of it.
        let fields = text.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).map { field in
            let name = Substring(field.prefix { $0 != UInt8(ascii: "=") })
            return (field: Substring(field), code: name, name: decoded(name))
        }
        let names = rules.names.ofForm(with: fields.lazy.map(\.name))
        return fields.map { field, code, name in
            guard code.endIndex < field.endIndex else { return String(field) }
            let value = Substring(field.utf8[code.endIndex...].dropFirst())
            guard !names.contains(name) else { return "\(code)=\(pseudonyms.pseudonym(for: value))" }
            let (known, shown) = (decoded(value), hidingSecrets(in: decoded(value)))
            return shown == known ? String(field) : "\(code)=\(encoded(shown))"
        }.joined(separator: "&")
    }

    private func decoded(_ text: Substring) -> String {
        let spaced = text.replacing("+", with: " ")
        return spaced.removingPercentEncoding ?? String(spaced)
    }

    private func encoded(_ text: String) -> String {
        let unreserved = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
        return text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? RequestRedactor.placeholder
    }

    /// Text without what is secret in the request, and in which URLs are without secrets in their queries and fragments and before
    /// their hosts: a signed URL is as good as a key.
    private func hidingSecrets(in text: String) -> String {
        // Once the URLs are done: their parameters may have names of secrets, too, and one pseudonym is enough.
        hidingCredentials(in: hidingURLs(in: RequestRedactor.hiding(secrets, in: text)))
    }

    private func hidingURLs(in text: String) -> String {
        guard text.utf8.contains(where: { "?#@".utf8.contains($0) }) else { return text }
        let isDelimiter: (Character) -> Bool = { $0.isWhitespace || "<>\"".contains($0) }
        var result = ""
        var rest = text[...]
        while !rest.isEmpty {
            let word = rest.prefix { !isDelimiter($0) }
            result += hidingURL(word)
            let delimiters = rest[word.endIndex...].prefix(while: isDelimiter)
            result += delimiters
            rest = rest[delimiters.endIndex...]
        }
        return result
    }

    private func hidingURL(_ word: Substring) -> String {
        // Only what is a URL: a sentence may have a question mark, too.
        guard word.contains("://") || word.hasPrefix("/"), word.contains("?") || RequestRedactor.mayHideSecrets(word)
        else { return String(word) }
        return URL(string: String(word)).map { self.text(of: $0) } ?? RequestRedactor.placeholder
    }
}
