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

    /// The media type of a text. That of JSON is not taken apart again.
    ///
    /// - Parameter text: The text, or `nil` for JSON.
    static func of(_ text: String?) -> MediaType {
        guard let text, text != jsonText else { return json }
        return MediaType(text)
    }

    /// Takes a media type apart.
    package init(_ text: String) {
        let parts = Self.parts(of: text)
        essence = parts.first.map { Self.trimmed($0).lowercased() } ?? ""
        // The second was the name before the first was registered.
        isJSON = essence.hasSuffix("/json") || essence.hasSuffix("/x-json") || essence.hasSuffix("+json")
        isXML = essence.hasSuffix("/xml") || essence.hasSuffix("+xml")
        parameters = Array(parts.dropFirst())
    }

    /// The parts of a text between its semicolons, except for those within quotes (RFC 9110, section 5.6.4).
    private static func parts(of text: String) -> [Substring] {
        guard text.utf8.contains(UInt8(ascii: "\"")) else {
            // By bytes, for this is done with each request.
            return text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map(Substring.init)
        }
        var parts: [Substring] = []
        var start = text.startIndex
        var (isQuoted, isEscaped) = (false, false)
        for (index, byte) in zip(text.utf8.indices, text.utf8) {
            switch byte {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\"): isEscaped = isQuoted
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: ";") where !isQuoted:
                parts.append(text[start..<index])
                start = text.utf8.index(after: index)
            default: break
            }
        }
        return parts + [text[start...]]
    }

    /// A value without its quotes.
    private static func unquoted(_ value: Substring) -> String {
        guard value.utf8.first == UInt8(ascii: "\"") else { return String(value) }
        var text = ""
        var isEscaped = false
        for character in value.dropFirst() {
            if !isEscaped, character == "\"" { break }
            isEscaped = !isEscaped && character == "\\"
            if !isEscaped { text.append(character) }
        }
        return text
    }

    /// A text without the spaces and tabs around it. It is done for each request, and Foundation takes longer.
    private static func trimmed(_ text: Substring) -> Substring {
        let bytes = text.utf8
        let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
        let end = bytes[start...].lastIndex { !isSpace($0) }.map(bytes.index(after:)) ?? start
        return text[start..<end]
    }

    /// How values in JSON follow each other in a body of the type, or `nil` if it holds one value, or none in JSON.
    var separation: JSONSequence.Separation? {
        // Nearly all bodies are of this type.
        if essence == Self.jsonText { return nil }
        if essence == "application/json-seq" || essence.hasSuffix("+json-seq") { return .recordSeparator }
        let isOfLines =
            Self.typesOfLines.contains(essence)
            || ["+jsonl", "+ndjson", ".stream+json"].contains(where: essence.hasSuffix)
        return isOfLines ? .line : nil
    }

    private static let typesOfLines: Set<String> = [
        "application/jsonl", "application/x-jsonl", "application/jsonlines", "application/x-jsonlines",
        "application/ndjson", "application/x-ndjson", "application/stream+json", "application/x-json-stream",
    ]

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

    /// The value of a parameter, without quotes.
    func parameter(_ name: String) -> String? {
        for parameter in parameters {
            let pair = parameter.split(separator: "=", maxSplits: 1).map(Self.trimmed)
            if pair.count == 2, pair[0].lowercased() == name {
                return Self.unquoted(pair[1])
            }
        }
        return nil
    }
}
