import YAML

extension DescriptionReader {
    /// The names that the fields of a server-sent event have (WHATWG HTML, section 9.2.6).
    private static let eventFields: Set<String> = ["data", "event", "id", "retry", "comment"]

    /// Reads what each item of a stream holds: by OpenAPI 3.2 the `itemSchema`, before that the `schema`.
    ///
    /// - Parameters:
    ///   - fields: The keys of the media type.
    ///   - mediaType: The media type.
    /// - Returns: `nil` if the media type is not that of a stream, or the items are text or unknown.
    mutating func readItemSchema(_ fields: Fields<MediaTypeKeyword>, mediaType: String) -> Schema? {
        guard Content.isSequential(mediaType) else {
            let isOfParts = fields[.schema] == nil && Content.hasPartsWithoutNames(mediaType)
            if let mark = fields.entry(.itemSchema)?.key.mark, !isOfParts {
                source.diagnostics.loss(
                    "'itemSchema' is ignored: '\(mediaType)' is not a sequential media type (use text/event-stream, "
                        + "application/jsonl, application/x-ndjson or application/json-seq)",
                    at: mark
                )
            }
            return nil
        }
        if let item = fields[.itemSchema] { return readItemSchema(item, isOfItem: true, mediaType: mediaType) }
        return fields[.schema].flatMap { readItemSchema($0, isOfItem: false, mediaType: mediaType) }
    }

    /// Reads what each item of a stream holds.
    ///
    /// - Parameters:
    ///   - schema: The schema of the item or, before OpenAPI 3.2, of the stream.
    ///   - isOfItem: Whether it is that of the item.
    ///   - mediaType: The media type of the stream.
    /// - Returns: `nil` if the items are text or unknown.
    mutating func readItemSchema(_ schema: YAMLNode, isOfItem: Bool, mediaType: String) -> Schema? {
        // The schema of the whole is that of an array of its items, as Spring and Quarkus write it.
        let items = isOfItem ? nil : source.resolve(schema)?.node["items"]
        let node = items ?? schema
        guard Content.isEventStream(mediaType) else {
            // A text is the whole stream, as FastAPI writes it, and its lines are JSON of any kind.
            if !isOfItem, items == nil, let whole = source.resolve(schema)?.node, isText(whole) { return nil }
            return schemas.read(node)
        }
        guard let target = source.resolve(node)?.node else { return nil }
        let choice = target.mapping?.entry(named: "oneOf") ?? target.mapping?.entry(named: "anyOf")
        let kinds = choice?.value.sequence?.compactMap { source.peek($0) } ?? []
        if let choice, !kinds.isEmpty, kinds.allSatisfy({ isEvent([$0], ofItems: true) }),
            let data = readData(of: kinds, choice)
        {
            for kind in kinds { reportValues(of: kind) }
            return data
        }
        guard isEvent([target] + kinds, ofItems: isOfItem) else {
            return isText(target) ? nil : schemas.read(node)
        }
        reportValues(of: target)
        guard kinds.isEmpty else {
            source.diagnostics.loss(
                "the client does not distinguish kinds of events; it returns each event as received (decode its "
                    + "'data' according to its 'event')",
                at: target.mark
            )
            return nil
        }
        return readData(of: target)
    }

    /// Whether schemas describe an event together, and not its data.
    private mutating func isEvent(_ schemas: [YAMLNode], ofItems: Bool) -> Bool {
        let names = Set(schemas.flatMap { source.members($0["properties"]).map(\.name) })
        guard names.contains("data"), Self.eventFields.isSuperset(of: names) else { return false }
        return ofItems || names.count > 1 || schemas.contains { hasOnlyData($0) }
    }

    /// Whether a schema with the property `data` alone is an event, as Speakeasy asks for it, and not the JSON in the data: then it
    /// always has the property, and that is no text.
    private mutating func hasOnlyData(_ schema: YAMLNode) -> Bool {
        guard schema["required"]?.sequence?.map(\.string) == ["data"], let data = schema["properties"]?["data"],
            let target = source.peek(data)
        else { return false }
        return !isText(target) || target["contentSchema"] != nil
    }

    /// Reads the schema of the data of an event, which is that of the items; `nil` if they are text.
    private mutating func readData(of event: YAMLNode) -> Schema? {
        guard let data = event["properties"]?["data"], let target = source.resolve(data)?.node else { return nil }
        if let content = target["contentSchema"] { return schemas.read(content) }
        return isText(target) ? nil : schemas.read(data)
    }

    /// Reads the data of events of several types, as huma describes them: a choice, or `nil` if some of it is text.
    private mutating func readData(of events: [YAMLNode], _ choice: YAMLMapping.Entry) -> Schema? {
        let data = events.compactMap { $0["properties"]?["data"] }
        guard data.allSatisfy({ source.peek($0).map { !isText($0) } ?? true }) else { return nil }
        let alternatives = YAMLNode(content: .sequence(data), mark: choice.value.mark)
        let entry = YAMLMapping.Entry(key: choice.key, value: alternatives)
        return schemas.read(YAMLNode(content: .mapping(YAMLMapping([entry])), mark: choice.value.mark))
    }

    /// Reports parts of an event's description other than its data.
    private mutating func reportValues(of event: YAMLNode) {
        for entry in source.members(event["properties"]) where entry.name != "data" {
            // A single value only tells the event from others.
            guard let values = entry.value["enum"], values.sequence?.count != 1 else { continue }
            source.diagnostics.loss(
                "the values of the event field '\(entry.name)' are not in the client, which returns it as a string",
                at: values.mark
            )
        }
    }

    /// Whether a schema is that of the class with which Spring sends events, which says nothing of them.
    mutating func isSenderOfEvents(_ schema: YAMLNode, mediaType: String) -> Bool {
        guard schema["$ref"]?.string?.hasSuffix("/SseEmitter") == true, let target = source.peek(schema),
            source.members(target["properties"]).map(\.name) == ["timeout"],
            ["text/event-stream", "application/json", "*/*"].contains(Content.essence(mediaType))
        else { return false }
        source.diagnostics.warning(
            "'SseEmitter' is what sends the events, and not what they hold; the client returns them as they are (describe "
                + "the data of an event)",
            at: schema.mark
        )
        return true
    }

    /// Whether a schema is that of a line in a stream of gRPC-Gateway: a message of the stream, or the error that ends it.
    /// Descriptions give such streams the media type `application/json`.
    ///
    /// - Parameter schema: The schema of a response.
    private mutating func isLineOfStream(_ schema: YAMLNode) -> Bool {
        guard let target = source.peek(schema), target["title"]?.string?.hasPrefix("Stream result of ") == true else {
            return false
        }
        let names = Set(source.members(target["properties"]).map(\.name))
        return names.contains("result") && names.isSubset(of: ["result", "error"])
    }

    /// Marks content in JSON as lines of it if its schema is that of such a line.
    mutating func markLines(_ schema: YAMLNode, in content: inout Content) {
        guard Content.essence(content.mediaType) == "application/json", isLineOfStream(schema) else { return }
        content.isOfLines = true
        content.itemSchema = content.schema
    }

    /// The content of a stream of the gateway of gRPC before version 1.5, which described the messages alone, and said of the response
    /// that there are several.
    static func lines(of content: Content) -> Content {
        guard Content.essence(content.mediaType) == "application/json", let message = content.schema else {
            return content
        }
        let status = Schema(shape: .any, mark: message.mark)
        let error = Property(name: "error", isRequired: false, schema: status, mark: message.mark)
        let result = Property(name: "result", isRequired: false, schema: message, mark: message.mark)
        var lines = content
        lines.isOfLines = true
        lines.schema = Schema(shape: .object(ObjectSchema(properties: [result, error])), mark: message.mark)
        lines.itemSchema = lines.schema
        return lines
    }

    private func isText(_ schema: YAMLNode) -> Bool {
        schema["type"]?.string == "string"
    }
}

extension Content {
    /// Whether the media type is that of a stream of items, which come one by one.
    package var isSequential: Bool { isOfLines || Self.isSequential(mediaType) }

    /// Whether the media type is that of server-sent events.
    package var isEventStream: Bool { Self.isEventStream(mediaType) }

    /// Whether a media type is that of server-sent events.
    static func isEventStream(_ mediaType: String) -> Bool {
        essence(mediaType) == "text/event-stream"
    }

    /// Whether a media type is that of a stream of items.
    static func isSequential(_ mediaType: String) -> Bool {
        let essence = essence(mediaType)
        let known = [
            "text/event-stream", "application/jsonl", "application/x-jsonl", "application/jsonlines",
            "application/x-jsonlines", "application/ndjson", "application/x-ndjson", "application/json-seq",
            "application/stream+json", "application/x-json-stream",
        ]
        return known.contains(essence)
            || ["+json-seq", "+jsonl", "+ndjson", ".stream+json"].contains(where: essence.hasSuffix)
    }
}
