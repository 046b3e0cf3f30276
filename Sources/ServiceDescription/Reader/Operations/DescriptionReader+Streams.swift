import YAML

extension DescriptionReader {
    /// The names that the fields of a server-sent event have (WHATWG HTML, section 9.2.6).
    private static let eventFields: Set<String> = ["data", "event", "id", "retry", "comment"]

    /// Reads what each item of a stream holds: by OpenAPI 3.2 the `itemSchema`, before that the `schema`.
    ///
    /// - Parameters:
    ///   - fields: the keys of the media type.
    ///   - mediaType: the media type.
    /// - Returns: `nil` if the media type is not that of a stream, or the items are text or unknown.
    mutating func readItemSchema(_ fields: Fields<MediaTypeKeyword>, mediaType: String) -> Schema? {
        guard Content.isSequential(mediaType) else {
            let isOfParts = fields[.schema] == nil && Content.hasPartsWithoutNames(mediaType)
            if let mark = fields.entry(.itemSchema)?.key.mark, !isOfParts {
                diagnostics.loss(
                    "'itemSchema' is ignored: '\(mediaType)' is no stream of items (text/event-stream, application/jsonl, "
                        + "application/x-ndjson and application/json-seq are)",
                    at: mark
                )
            }
            return nil
        }
        guard let node = fields[.itemSchema] ?? fields[.schema] else { return nil }
        guard Content.isEventStream(mediaType) else {
            // The schema of the whole is that of an array of its items.
            if fields[.itemSchema] == nil, let items = resolve(node)?.node["items"] { return readSchema(items) }
            return readSchema(node)
        }
        guard let target = resolve(node)?.node else { return nil }
        let kinds = (target["oneOf"] ?? target["anyOf"])?.sequence ?? []
        let described = [target] + kinds.compactMap { peek($0) }
        let names = Set(described.flatMap { $0["properties"]?.mapping ?? YAMLMapping([]) }.map(\.name))
        let isEvent =
            names.contains("data") && Self.eventFields.isSuperset(of: names)
            && (fields[.itemSchema] != nil || names.count > 1)
        if isEvent { reportEvents(target, kinds: kinds) }
        if isEvent, !kinds.isEmpty { return nil }
        if !isEvent { return isText(target) ? nil : readSchema(node) }
        // The schema describes the event; its data has one of its own, which is that of the items.
        guard let data = target["properties"]?["data"], let dataTarget = resolve(data)?.node else { return nil }
        if let content = dataTarget["contentSchema"] { return readSchema(content) }
        return isText(dataTarget) ? nil : readSchema(data)
    }

    /// Tells of what the description of an event says beyond what its data is.
    private mutating func reportEvents(_ event: YAMLNode, kinds: [YAMLNode]) {
        if !kinds.isEmpty {
            diagnostics.loss(
                "the kinds of events are not told apart by the client, which gives each event as it came (decode its 'data' by its "
                    + "'event')",
                at: event.mark
            )
        }
        for entry in members(event["properties"]) where entry.name != "data" {
            guard let values = entry.value["enum"] ?? entry.value["const"] else { continue }
            diagnostics.loss(
                "the values of the field '\(entry.name)' of events are not in the client, which gives it as a text",
                at: values.mark
            )
        }
    }

    private func isText(_ schema: YAMLNode) -> Bool {
        schema["type"]?.string == "string"
    }
}

extension Content {
    /// Whether the media type is that of a stream of items, which come one by one.
    public var isSequential: Bool { Self.isSequential(mediaType) }

    /// Whether the media type is that of server-sent events.
    public var isEventStream: Bool { Self.isEventStream(mediaType) }

    static func isEventStream(_ mediaType: String) -> Bool {
        essence(mediaType) == "text/event-stream"
    }

    static func isSequential(_ mediaType: String) -> Bool {
        let essence = essence(mediaType)
        let known = [
            "text/event-stream", "application/jsonl", "application/x-jsonl", "application/jsonlines",
            "application/x-jsonlines", "application/ndjson", "application/x-ndjson", "application/json-seq",
        ]
        return known.contains(essence) || essence.hasSuffix("+json-seq") || essence.hasSuffix("+jsonl")
            || essence.hasSuffix("+ndjson")
    }

    /// The type and subtype of a media type, in small letters and without parameters (RFC 9110, section 8.3.1).
    public static func essence(_ mediaType: String) -> String {
        // Nearly all are written like that, and are looked at many times.
        let isEssence = mediaType.utf8.allSatisfy {
            (0x21...0x7E).contains($0) && !(0x41...0x5A).contains($0) && $0 != UInt8(ascii: ";")
        }
        if isEssence { return mediaType }
        return mediaType.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
    }
}
