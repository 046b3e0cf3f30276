extension Content {
    /// Whether it is a stream of items.
    package var isSequential: Bool { items != nil }

    /// Whether what is sent in it are items, each of which is written as a value in JSON: on a line of its own, or in a JSON text
    /// sequence (RFC 7464).
    package var hasItemsToSend: Bool { items?.form == .values && items?.schema != nil }

    /// Whether the media type is that in which Kubernetes sends changes, each on a line: `application/json;stream=watch`.
    package var isOfChanges: Bool {
        let essence = Self.essence(mediaType)
        guard essence == "application/json", mediaType.utf8.count > essence.utf8.count else { return false }
        return mediaType.split(separator: ";").dropFirst().contains { $0.trimmed.lowercased() == "stream=watch" }
    }

    /// Whether a media type is that of server-sent events.
    static func isEventStream(_ mediaType: String) -> Bool {
        essence(mediaType) == "text/event-stream"
    }

    /// Whether a media type is that of a stream of items.
    static func isSequential(_ mediaType: String) -> Bool {
        let essence = essence(mediaType)
        // Nearly all are asked about, and nearly all are this one.
        if essence == "application/json" { return false }
        return sequentialTypes.contains(essence) || sequentialSuffixes.contains(where: essence.hasSuffix)
    }

    private static let sequentialTypes: Set<String> = [
        "text/event-stream", "application/jsonl", "application/x-jsonl", "application/jsonlines",
        "application/x-jsonlines", "application/ndjson", "application/x-ndjson", "application/json-seq",
        "application/stream+json", "application/x-json-stream",
    ]

    private static let sequentialSuffixes = ["+json-seq", "+jsonl", "+ndjson", ".stream+json"]
}
