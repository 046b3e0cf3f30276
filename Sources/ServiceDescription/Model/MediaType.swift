/// A media type, or a range of several (RFC 9110, sections 8.3.1 and 12.5.1): what its name says, whatever the data is.
package struct MediaType: Hashable, Sendable {
    /// JSON.
    package static let json = MediaType("application/json")
    /// Bytes of any kind.
    static let anyBytes = MediaType("application/octet-stream")
    /// A form that is not in parts.
    package static let urlEncodedForm = MediaType("application/x-www-form-urlencoded")
    /// A form in parts (RFC 7578).
    static let multipartForm = MediaType("multipart/form-data")
    /// Server-sent events.
    static let eventStream = MediaType("text/event-stream")

    /// The media type as it is written, such as `application/json; charset=utf-8`.
    package let text: String
    /// The type and subtype, in lowercase letters and without parameters.
    package let essence: String

    /// The media type of a text, which may be none.
    package init(_ text: String) {
        self.text = text
        // Nearly all are written like that.
        let isEssence = text.utf8.allSatisfy {
            (0x21...0x7E).contains($0) && !(0x41...0x5A).contains($0) && $0 != UInt8(ascii: ";")
        }
        essence = isEssence ? text : text.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
    }
}

extension MediaType: ExpressibleByStringLiteral, CustomStringConvertible {
    package init(stringLiteral text: String) { self.init(text) }

    package var description: String { text }
}

// MARK: - JSON

extension MediaType {
    /// Whether it is JSON (RFC 8259, or the `+json` of RFC 6839), also by the name from before that was registered.
    package var isJSON: Bool {
        essence.hasSuffix("/json") || essence.hasSuffix("+json") || essence.hasSuffix("/x-json")
    }

    /// Whether it is JSON that may be anything.
    package var isPlainJSON: Bool { essence == Self.json.essence }

    /// Whether it says nothing about the format.
    package var isAny: Bool { essence == "*/*" || essence == "application/*" }

    /// Whether values are sent and read as JSON in it: it is JSON, or says nothing about the format.
    package var meansJSON: Bool { isJSON || isAny }

    /// Whether it is that of problem details, which come instead of what was asked for (RFC 9457).
    package var isProblem: Bool { essence == "application/problem+json" || essence == "application/problem+xml" }

    /// Whether it is that of a JSON patch, an array of changes (RFC 6902, section 3).
    package var isJSONPatch: Bool { essence == "application/json-patch+json" }
}

// MARK: - Forms and parts

extension MediaType {
    /// Whether it is that of a form, URL-encoded or in parts.
    package var isForm: Bool { isURLEncodedForm || isMultipartForm }

    /// Whether it is that of a form that is not in parts.
    package var isURLEncodedForm: Bool { essence == Self.urlEncodedForm.essence }

    /// Whether it is that of a form in parts.
    package var isMultipartForm: Bool { essence == Self.multipartForm.essence }

    /// Whether it has several parts (RFC 2046, section 5.1).
    package var isMultipart: Bool { essence.hasPrefix("multipart/") }

    /// Whether it has several parts that need no names.
    var hasPartsWithoutNames: Bool { isMultipart && !isMultipartForm }

    /// Whether it has fields or parts, each of which may have its own encoding (OpenAPI 3.0, "Encoding Object").
    var hasMembersOfTheirOwn: Bool { isMultipart || isURLEncodedForm || essence == "*/*" }
}

// MARK: - Files

extension MediaType {
    /// Whether it is that of an image, a sound, a film or a font.
    package var isMedium: Bool { ["image/", "audio/", "video/", "font/"].contains(where: essence.hasPrefix) }

    /// Whether it is that of a picture, of sound, of an archive or the like, or of any bytes.
    package var isFile: Bool { isMedium || isAnyBytes || essence == "application/pdf" || essence == "application/zip" }

    /// Whether it is that of any bytes.
    package var isAnyBytes: Bool { essence == Self.anyBytes.essence }

    /// Whether it is that of a document that programs write to a file, such as a table.
    package var isDocument: Bool { Self.documents.contains(essence) }

    private static let documents: Set<String> = [
        "text/csv", "text/tab-separated-values", "text/calendar", "text/vcard", "application/gzip",
        "application/vnd.ms-excel", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ]
}

// MARK: - Streams

extension MediaType {
    /// Whether it is that of a stream of items.
    var isSequential: Bool {
        // Nearly all are this one.
        if isPlainJSON { return false }
        return Self.sequentialTypes.contains(essence) || Self.sequentialSuffixes.contains(where: essence.hasSuffix)
    }

    /// Whether it is that of server-sent events.
    var isEventStream: Bool { essence == Self.eventStream.essence }

    /// Whether it is that in which Kubernetes sends changes, each on a line: `application/json;stream=watch`.
    package var isOfChanges: Bool {
        guard isPlainJSON, text.utf8.count > essence.utf8.count else { return false }
        return text.split(separator: ";").dropFirst().contains { $0.trimmed.lowercased() == "stream=watch" }
    }

    private static let sequentialTypes: Set<String> = [
        "text/event-stream", "application/jsonl", "application/x-jsonl", "application/jsonlines",
        "application/x-jsonlines", "application/ndjson", "application/x-ndjson", "application/json-seq",
        "application/stream+json", "application/x-json-stream",
    ]

    private static let sequentialSuffixes = ["+json-seq", "+jsonl", "+ndjson", ".stream+json"]
}
