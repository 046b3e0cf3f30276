import Foundation

/// The body of a response that says failure, in the forms in common use.
struct FailureBody {
    /// The members that hold what is meant for people: those of OData and Azure (`error.message`), RFC 9457 (`detail`,
    /// `title`), OAuth (`error_description`) and of most other services (`message`), the most telling first.
    private static let members = [
        "message", "msg", "detail", "error_description", "errorMessage", "error_message", "errorSummary", "error_msg",
        "errorMessages", "messages", "faultstring", "reason", "description", "errors", "title", "error", "err",
    ]
    /// The members that hold where in a request something is wrong.
    private static let places = ["loc", "path", "field"]

    /// The maximum size of a plain text body that is a message as a whole, in bytes.
    private static let longestPlainText = 1 << 10

    /// The maximum size of a body that is searched for a message, in bytes. Reading a longer one would take many times its size
    /// in memory, and nobody writes it for people.
    private static let longestBody = 64 << 10
    /// The maximum number of texts that are taken from a list.
    private static let maximumTexts = 10

    /// What the body says.
    let value: JSONValue

    /// Whether an item of a stream reports a failure instead of what the description says: by the type of the event, or by a member
    /// `error`.
    static func isFailure(_ event: ServerSentEvent) -> Bool {
        guard let body = FailureBody(Data(event.data.utf8), mediaType: MediaType.jsonText) else { return false }
        return event.event == "error" || body.value["error"].map { !$0.isNull } == true
    }

    /// Reads a body of JSON, XML or plain text; `nil` if it is something else, is too long or cannot be read.
    ///
    /// - Parameters:
    ///   - body: The body of the response.
    ///   - mediaType: Its media type.
    init?(_ body: Data, mediaType: String?) {
        guard let mediaType, !body.isEmpty, body.count <= Self.longestBody else { return nil }
        let type = MediaType(mediaType)
        if type.essence == "text/plain" {
            // ASP.NET, Go, Express and many proxies write a sentence. A page or a document is none.
            guard body.count <= Self.longestPlainText, let text = type.text(of: body), !text.contains("<") else {
                return nil
            }
            value = .string(text)
            return
        }
        guard mediaType.lowercased().contains("json") || type.isXML else { return nil }
        do {
            value = try ModelCoder.decode(JSONValue.self, from: body, mediaType: mediaType)
        } catch {
            // A body that is not what it claims to be has no message; the raw response is available to callers.
            return nil
        }
    }

    /// What the service says, or `nil` if there is no text that is known to be meant for people.
    ///
    /// - Parameter secrets: The secrets of the request, which some services repeat.
    func message(hiding secrets: [String] = []) -> String? {
        Self.text(in: value).map { RequestRedactor.hidingCredentials(in: $0, and: secrets).beginning.printable }
    }

    private static func text(in value: JSONValue) -> String? {
        switch value {
        case .array(let items): texts(of: items)
        case .object(let members): text(in: FailureObject(members))
        case .string(let text):
            text.allSatisfy(\.isWhitespace) ? nil : text.trimmingCharacters(in: .whitespacesAndNewlines)
        default: nil
        }
    }

    private static func text(in object: FailureObject) -> String? {
        if let text = object.failures.lazy.compactMap({ text(in: $0) }).first { return text }
        for name in members {
            switch object[name] {
            case .string(let text)? where !text.isEmpty: return text + fields(of: object)
            case .array(let items)?: if let text = texts(of: items) { return text }
            case .object(let fields)? where name == "errors":
                if let text = texts(ofFields: fields) ?? texts(of: object.errors) { return text }
            default: continue
            }
        }
        return texts(ofFields: object.members)
    }

    /// The texts of a list, of which each says what is wrong with one thing.
    private static func texts(of items: [JSONValue]) -> String? {
        let texts = items.prefix(maximumTexts).compactMap { item in
            switch item {
            case .string(let text): text
            case .object(let members):
                text(in: FailureObject(members)).map { (place(in: members).map { "\($0): " } ?? "") + $0 }
            default: nil
            }
        }
        return texts.isEmpty ? nil : texts.joined(separator: "; ")
    }

    /// What is wrong with parts of the request, in parentheses, where a service has that beside its message.
    private static func fields(of object: FailureObject) -> String {
        for name in ["errors", "detail", "details"] {
            if case .object(let fields)? = object[name], let texts = texts(ofFields: fields) { return " (\(texts))" }
        }
        return ""
    }

    /// The texts of an object that has a sentence or a list of sentences for each part of a request, perhaps below the part that this
    /// is in; `nil` if it has anything else.
    private static func texts(ofFields object: [String: JSONValue], in place: String = "") -> String? {
        let fields = object.sorted { $0.key < $1.key }.prefix(maximumTexts).map { name, value -> String? in
            if case .object(let inner) = value { return texts(ofFields: inner, in: place + name + ".") }
            return sentences(of: value).map { "\(place)\(name): \($0)" }
        }
        return fields.isEmpty || fields.contains(nil) ? nil : fields.compactMap(\.self).joined(separator: "; ")
    }

    /// The sentences that a value is; `nil` if it is anything else.
    private static func sentences(of value: JSONValue) -> String? {
        switch value {
        case .string(let text): return text.contains(" ") ? text : nil
        case .array(let items):
            let sentences = items.prefix(maximumTexts).compactMap { item in
                if case .string = item { Self.sentences(of: item) } else { nil }
            }
            guard !sentences.isEmpty, sentences.count == min(items.count, maximumTexts) else { return nil }
            return sentences.joined(separator: "; ")
        default: return nil
        }
    }

    /// The part of a request that an object is about.
    private static func place(in object: [String: JSONValue]) -> String? {
        for name in places {
            switch object[name] {
            case .string(let text)?: return text
            case .array(let steps)?: return steps.compactMap(\.scalarText).joined(separator: ".")
            default: continue
            }
        }
        return nil
    }
}
