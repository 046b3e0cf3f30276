import Foundation

/// Finds what a service says about a failure, in the forms in common use.
enum FailureMessage {
    /// The members that hold what is meant for people: those of OData and Azure (`error.message`), RFC 9457 (`detail`,
    /// `title`), OAuth (`error_description`) and of most other services (`message`), the most telling first.
    private static let members = [
        "message", "msg", "detail", "error_description", "errorMessage", "error_message", "errorSummary", "error_msg",
        "errorMessages", "messages", "faultstring", "reason", "description", "errors", "title", "error", "err",
    ]
    /// The members that hold where in a request something is wrong.
    private static let places = ["loc", "path", "field"]

    /// The members that hold the failure, with the others: of Apigee (`fault`) and most other services (`error`).
    private static let failures = ["error", "fault"]
    /// The maximum size of a plain text body that is a message as a whole, in bytes.
    private static let longestPlainText = 1 << 10

    /// The maximum size of a body that is searched for a message, in bytes. Reading a longer one would take many times its size
    /// in memory, and nobody writes it for people.
    private static let longestBody = 64 << 10
    /// The maximum length of a message, in characters.
    private static let longestText = 500
    /// The maximum number of texts that are taken from a list.
    private static let maximumTexts = 10

    /// Whether an item of a stream reports a failure instead of what the description says: by the type of the event, or by a member
    /// `error`.
    static func isFailure(_ event: ServerSentEvent) -> Bool {
        guard let value = body(Data(event.data.utf8), mediaType: "application/json") else { return false }
        return event.event == "error" || value["error"].map { !$0.isNull } == true
    }

    /// The value of a body of JSON, XML or plain text; `nil` if it is something else, is too long or cannot be read.
    ///
    /// - Parameters:
    ///   - body: The body of the response.
    ///   - mediaType: Its media type.
    static func body(_ body: Data, mediaType: String?) -> JSONValue? {
        guard let mediaType, !body.isEmpty, body.count <= longestBody else { return nil }
        let type = MediaType(mediaType)
        if type.essence == "text/plain" {
            // ASP.NET, Go, Express and many proxies write a sentence. A page or a document is none.
            let text = body.count <= longestPlainText ? type.text(of: body) : nil
            return text.flatMap { $0.contains("<") ? nil : .string($0) }
        }
        guard mediaType.lowercased().contains("json") || type.isXML else { return nil }
        do {
            return try ModelCoder.decode(JSONValue.self, from: body, mediaType: mediaType)
        } catch {
            // A body that is not what it claims to be has no message; the raw response is available to callers.
            return nil
        }
    }

    /// Finds the message in the value of a body.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - secrets: The secrets of the request, which some services repeat.
    /// - Returns: The text, or `nil` if there is none that is known to be meant for people.
    static func text(in value: JSONValue, hiding secrets: [String] = []) -> String? {
        text(in: value).map { text in
            let hidden = RequestRedactor.hidingCredentials(in: RequestRedactor.hiding(secrets, in: text))
            return String(hidden.prefix(longestText)).printable
        }
    }

    private static func text(in value: JSONValue) -> String? {
        switch value {
        case .array(let items): texts(of: items)
        case .object(let object): text(in: object)
        case .string(let text):
            text.allSatisfy(\.isWhitespace) ? nil : text.trimmingCharacters(in: .whitespacesAndNewlines)
        default: nil
        }
    }

    private static func text(in object: [String: JSONValue]) -> String? {
        for name in failures {
            if case .object(let error)? = object[name], let text = text(in: error) { return text }
        }
        for member in members {
            // In XML, the names mostly begin with a capital letter.
            for name in [member, member.prefix(1).uppercased() + member.dropFirst()] {
                switch object[name] {
                case .string(let text)? where !text.isEmpty: return text + fields(of: object)
                case .array(let items)?: if let text = texts(of: items) { return text }
                case .object(let fields)? where member == "errors":
                    if let text = texts(ofFields: fields) { return text }
                default: continue
                }
            }
        }
        return texts(ofFields: object)
    }

    /// The texts of a list, of which each says what is wrong with one thing.
    private static func texts(of items: [JSONValue]) -> String? {
        let texts = items.prefix(maximumTexts).compactMap { item in
            switch item {
            case .string(let text): text
            case .object(let object): text(in: object).map { (place(in: object).map { "\($0): " } ?? "") + $0 }
            default: nil
            }
        }
        return texts.isEmpty ? nil : texts.joined(separator: "; ")
    }

    /// What is wrong with parts of the request, in parentheses, where a service has that beside its message.
    private static func fields(of object: [String: JSONValue]) -> String {
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
