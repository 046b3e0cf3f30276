import Foundation

/// A media type, such as `application/problem+json; charset=utf-8` (RFC 9110, section 8.3.1).
package struct MediaType {
    /// Type and subtype, in lowercase.
    package let essence: String
    /// Whether a body of the type is JSON.
    package let isJSON: Bool
    /// Whether a body of the type is XML.
    package let isXML: Bool
    private let parameters: [Substring]

    private static let json = MediaType(jsonText)
    /// JSON, which is read where nothing else is said.
    static let jsonText = "application/json"
    /// Server-sent events.
    static let eventStreamText = "text/event-stream"

    /// The media type of a text. That of JSON is not taken apart again.
    ///
    /// - Parameter text: The text, or `nil` for JSON.
    static func of(_ text: String?) -> MediaType {
        guard let text, text != jsonText else { return json }
        return MediaType(text)
    }

    /// Takes a media type apart.
    package init(_ text: String) {
        let parts = FieldText.elements(of: text, separatedBy: ";")
        essence = parts[0].trimmingOptionalWhitespace().lowercased()
        // The second was the name before the first was registered.
        isJSON = essence.hasSuffix("/json") || essence.hasSuffix("/x-json") || essence.hasSuffix("+json")
        isXML = essence.hasSuffix("/xml") || essence.hasSuffix("+xml")
        parameters = Array(parts.dropFirst())
    }

    /// How values in JSON follow each other in a body of the type, whether it is sent or received, or `nil` if it holds one value, or
    /// none in JSON.
    var sequence: JSONSequence? {
        // Nearly all bodies are of this type.
        if essence == Self.jsonText { return nil }
        if ["/json-seq", "+json-seq"].contains(where: essence.hasSuffix) { return .records }
        let isOfLines =
            Self.typesOfLines.contains(essence)
            || ["+jsonl", "+ndjson", ".stream+json"].contains(where: essence.hasSuffix)
        return isOfLines ? .lines : nil
    }

    private static let typesOfLines: Set<String> = [
        "application/jsonl", "application/x-jsonl", "application/jsonlines", "application/x-jsonlines",
        "application/ndjson", "application/x-ndjson", "application/stream+json", "application/x-json-stream",
    ]

    /// Whether a body of the type is a stream of server-sent events (WHATWG HTML, section 9.2.5).
    var isEventStream: Bool { essence == Self.eventStreamText }

    /// Whether models are read from bodies of the type, alone or in streams.
    package var isOfModels: Bool { isXML || essence.contains("json") || essence.contains("event-stream") }

    /// Whether a body of the type is a form (WHATWG URL, section 5).
    package var isForm: Bool { essence == "application/x-www-form-urlencoded" }

    /// Whether a body of the type is a page, a picture or the like, no line of which means anything alone.
    var isDocument: Bool {
        isXML || essence == "text/html" || ["image/", "audio/", "video/"].contains(where: essence.hasPrefix)
    }

    /// Whether an `Accept` field lists XML of any kind (RFC 9110, section 12.5.1).
    ///
    /// - Parameter accepted: The value of the field.
    static func isXMLAccepted(by accepted: String) -> Bool {
        let accepted = accepted.lowercased()
        return accepted.contains("xml") || ["*/*", "application/*", "text/*"].contains(where: accepted.contains)
    }

    /// Whether a body of the type is text that means itself.
    var isText: Bool { essence.hasPrefix("text/") && !isJSON && !isXML }

    /// Whether a body of the type has several parts (RFC 2046, section 5.1).
    var isMultipart: Bool { essence.hasPrefix("multipart/") }

    /// Whether the type is another, or one of those that a range such as `image/*` means.
    func isWithin(_ range: String) -> Bool {
        let range = MediaType(range).essence
        return range == essence || range == "*/*" || (range.hasSuffix("/*") && essence.hasPrefix(range.dropLast()))
    }

    /// The text of a body, in UTF-8 unless the type names another known encoding, or `nil` if it is not in that encoding.
    func text(of body: Data) -> String? {
        let encoding = parameter("charset").flatMap(TextEncoding.init)
        return encoding.map { $0.text(body) } ?? String(data: body, encoding: .utf8)
    }

    /// The bytes of a text, in the encoding that the type names, or else in UTF-8 (RFC 9110, section 8.3.2). JSON is always in UTF-8
    /// (RFC 8259, section 8.1).
    ///
    /// - Throws: ``ModelWritingError`` if the encoding lacks one of the characters, or is not known.
    func data(of text: String) throws(ModelWritingError) -> Data {
        guard !isJSON, let charset = parameter("charset") else { return Data(text.utf8) }
        guard let encoding = TextEncoding(named: charset) else {
            throw ModelWritingError("the encoding '\(charset)' of the media type '\(essence)' is not known")
        }
        guard let data = encoding.data(text) else {
            let missing = text.first { encoding.data(String($0)) == nil }
            throw ModelWritingError(
                "the encoding '\(charset)' of the media type '\(essence)' lacks the character '\(missing.map(String.init) ?? "")'"
            )
        }
        return data
    }

    /// The value of a parameter, without quotes.
    func parameter(_ name: String) -> String? {
        parameters.lazy.compactMap(FieldText.parameter).first { $0.name == name }?.value
    }
}
