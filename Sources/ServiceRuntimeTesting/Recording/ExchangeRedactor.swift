import Foundation
import ServiceRuntime

/// Removes secrets from requests and responses before they are recorded.
struct ExchangeRedactor: Sendable {
    /// Header fields that hold URLs, which clients follow.
    private static let urlHeaders: Set<String> = [
        "azure-asyncoperation", "content-location", "link", "location", "operation-location",
    ]

    /// The names of header fields and parameters of the query that are kept beside those that the runtime's logs show, in lower case.
    private let shownHeaders, shownQueryParameters: Set<String>
    /// The names of members of bodies that are hidden beside those that the runtime's logs hide, in lower case.
    private var secretMembers: Set<String>
    /// What is secret in the request at hand, its credentials included, which some services repeat in their responses.
    private var secrets: [String] = []
    private let pseudonyms = Pseudonyms()

    /// Begins a recording.
    ///
    /// - Parameter loggingOptions: What may be shown, and what must not.
    init(_ loggingOptions: LoggingOptions = LoggingOptions()) {
        shownHeaders = loggingOptions.shownHeaders
        shownQueryParameters = loggingOptions.shownQueryParameters
        secretMembers = loggingOptions.secretMembers
    }

    /// The same recording, for a request that says itself what in it and in its response is secret.
    func knowing(_ request: HTTPRequest) -> ExchangeRedactor {
        var redactor = self
        redactor.secretMembers.formUnion(request.secrets.members)
        redactor.secrets = request.secrets.texts
        return redactor
    }

    /// The names of secret members.
    private var names: SecretNames { SecretNames(secretMembers) }

    // MARK: URLs and header fields

    /// A URL without the values of parameters that may be secret.
    ///
    /// - Parameter request: What is sent there; it knows what is secret in its path.
    func url(of request: HTTPRequest) -> String {
        RequestRedactor.url(of: request, showing: shownQueryParameters)
    }

    /// A URL that a client may follow, likewise, but such that different URLs stay different.
    private func text(of url: URL) -> String {
        RequestRedactor.text(of: url, showing: shownQueryParameters) { value in
            // What the request says itself to be secret is replaced by now.
            value == RequestRedactor.placeholder ? String(value) : pseudonyms.pseudonym(for: value)
        }
    }

    /// The header fields of a message, sorted by name; secrets are replaced.
    func headers(_ headers: HTTPHeaders) -> JSONValue {
        var fields: [String: JSONValue] = [:]
        for field in headers { fields[field.name] = .string(value(of: field)) }
        return .object(fields)
    }

    private func value(of field: HTTPHeaders.Field) -> String {
        let name = field.name.lowercased()
        if Self.urlHeaders.contains(name), !shownHeaders.contains(name) { return hidingSecrets(in: field.value) }
        // Without it, the player's reply would mean something else to the client.
        if name == "www-authenticate", !shownHeaders.contains(name),
            let essence = AuthenticationChallenge.essence(of: field.value)
        {
            return essence
        }
        return RequestRedactor.hiding(secrets, in: RequestRedactor.value(of: field, showing: shownHeaders))
    }

    // MARK: Bodies

    /// The body of a request. Of other bodies than text, a multipart body among them, only the size is kept: they are of no use to a
    /// reader.
    func requestBody(_ data: Data?, contentType: String?) -> RecordedBody? {
        guard let data, !data.isEmpty else { return nil }
        let type = MediaType(contentType ?? "")
        guard isText(type) else { return .omitted(data.count) }
        let body = body(data, type)
        if case .bytes = body { return .omitted(data.count) }
        return body
    }

    /// The body of a response.
    func responseBody(_ data: Data?, contentType: String?) -> RecordedBody? {
        guard let data, !data.isEmpty else { return nil }
        return body(data, MediaType(contentType ?? ""))
    }

    private func isText(_ type: MediaType) -> Bool {
        type.essence.isEmpty || type.essence.hasPrefix("text/") || type.isForm || type.isOfModels
    }

    private func body(_ data: Data, _ type: MediaType) -> RecordedBody {
        if type.isJSON || type.essence.isEmpty {
            do {
                let value = redacted(try ModelCoder.decode(JSONValue.self, from: data))
                // The file is for any JSON library, of which none keeps such numbers.
                let hasNumerals = value.contains { if case .numeral = $0 { true } else { false } }
                return hasNumerals ? .text(value.description) : .json(value)
            } catch {
                // Not JSON after all: it is kept as text or bytes.
            }
        }
        // Much text is sent as something else, and a reader finds no secret in base64.
        guard let text = String(data: data, encoding: .utf8), isText(type) || !Self.hasControls(text) else {
            return .bytes(Data(RequestRedactor.hiding(secrets, in: Array(data))))
        }
        return .text(RequestRedactor.hiding(secrets, in: redacted(text, type)))
    }

    private static func hasControls(_ text: String) -> Bool {
        text.utf8.contains { $0 < 0x20 && !"\t\r\n".utf8.contains($0) || $0 == 0x7F }
    }

    /// Text without its secrets, as far as its media type or its beginning says where they are.
    private func redacted(_ text: String, _ type: MediaType) -> String {
        if type.isForm { return form(text) }
        let isMarkup = type.essence != "text/plain" && text.first { !$0.isWhitespace } == "<"
        if type.isXML || isMarkup {
            return hidingCredentials(in: RecordedXML(names: names, pseudonyms: pseudonyms).redacted(text))
        }
        if type.isOfModels { return lines(text) }
        return json(text[...]) ?? hidingCredentials(in: text)
    }

    /// JSON without its secrets, and as it is if it has none; `nil` for anything else.
    private func json(_ text: Substring) -> String? {
        guard text.first(where: { !$0.isWhitespace }).map({ "{[".contains($0) }) == true else { return nil }
        do {
            let value = try ModelCoder.decode(JSONValue.self, from: Data(text.utf8))
            let shown = redacted(value)
            return shown == value ? String(text) : shown.description
        } catch {
            // It only begins like JSON.
            return nil
        }
    }

    private func hidingCredentials(in text: String) -> String {
        RequestRedactor.replacingCredentials(in: text, names) { pseudonyms.pseudonym(for: $0) }
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
            return json(line[value...]).map { line[..<value] + $0 } ?? hidingCredentials(in: String(line))
        }.joined(separator: "\n")
    }

    /// A value without its secrets. What is left out keeps its kind, so that it can be read as before.
    func redacted(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let members): .object(redacted(members))
        case .array(let elements): .array(elements.map(redacted))
        case .string(let text): .string(hidingSecrets(in: text))
        case .integer, .number, .decimal, .numeral: secrets.contains(value.requestString) ? hidden(value) : value
        case .bool, .null: value
        }
    }

    private func redacted(_ members: [String: JSONValue]) -> [String: JSONValue] {
        let secret = names.secretMembers(of: members)
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
        names.fields(ofForm: text, hiding: { pseudonyms.pseudonym(for: $0) }) { value in
            let shown = hidingSecrets(in: value)
            return shown == value ? nil : PercentEncoding.encode(shown)
        }.joined(separator: "&")
    }

    /// Text without what is secret in the request, and in which URLs are without secrets in their queries and fragments and before
    /// their hosts: a signed URL is as good as a key.
    private func hidingSecrets(in text: String) -> String {
        // Once the URLs are done: their parameters may have names of secrets, too, and one pseudonym is enough.
        hidingCredentials(in: hidingURLs(in: RequestRedactor.hiding(secrets, in: text)))
    }

    private func hidingURLs(in text: String) -> String {
        guard text.utf8.contains(where: { "?#@".utf8.contains($0) }) else { return text }
        return RequestRedactor.replacingWords(in: text, with: hidingURL)
    }

    private func hidingURL(_ word: Substring) -> String {
        // Only what is a URL: a sentence may have a question mark, too.
        guard word.contains("://") || word.hasPrefix("/"), word.contains("?") || RequestRedactor.mayHideSecrets(word)
        else { return String(word) }
        return URL(string: String(word)).map { self.text(of: $0) } ?? RequestRedactor.placeholder
    }
}
