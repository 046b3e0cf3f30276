import YAML

extension DescriptionReader {
    /// Reads what each item of a stream holds: by OpenAPI 3.2 the `itemSchema`, before that the `schema`.
    ///
    /// - Parameters:
    ///   - fields: The keys of the media type.
    ///   - content: The content in that media type. It gets no schema of items if it is no stream, or the items are text or unknown.
    mutating func readItems(_ fields: Fields<MediaTypeKeyword>, of content: inout Content) {
        guard Content.isSequential(content.mediaType) else {
            let isOfParts = fields[.schema] == nil && Content.hasPartsWithoutNames(content.mediaType)
            if let mark = fields.entry(.itemSchema)?.key.mark, !isOfParts {
                source.diagnostics.loss(
                    "'itemSchema' is ignored: '\(content.mediaType)' is not a sequential media type (use text/event-stream, "
                        + "application/jsonl, application/x-ndjson or application/json-seq)",
                    at: mark
                )
            }
            return
        }
        if let item = fields[.itemSchema] {
            readItems(item, isOfItem: true, of: &content)
        } else if let schema = fields[.schema] {
            readItems(schema, isOfItem: false, of: &content)
        }
    }

    /// Reads what each item of a stream holds.
    ///
    /// - Parameters:
    ///   - schema: The schema of the item or, before OpenAPI 3.2, of the stream.
    ///   - isOfItem: Whether it is that of the item.
    ///   - content: The stream. It gets no schema of items if they are text or unknown.
    mutating func readItems(_ schema: YAMLNode, isOfItem: Bool, of content: inout Content) {
        // The schema of the whole is that of an array of its items, as Spring and Quarkus write it.
        let items = isOfItem ? nil : source.resolve(schema)?.node["items"]
        let node = items ?? schema
        guard content.isEventStream else {
            // A text is the whole stream, as FastAPI writes it, and its lines are JSON of any kind.
            if !isOfItem, items == nil, let whole = source.resolve(schema)?.node, isText(whole) { return }
            content.itemSchema = schemas.read(node)
            return
        }
        guard let target = source.resolve(node)?.node else { return }
        if let events = readWholeEvents(node, target) {
            content.itemSchema = events.schema
            content.isOfWholeEvents = true
            content.textEvents = events.ofText
        } else {
            content.itemSchema = readEvent(node, target, isOfItem: isOfItem)
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

    /// Marks content in JSON as lines of it if its schema is that of such a line, or if its media type is that of changes.
    mutating func markLines(_ schema: YAMLNode, in content: inout Content) {
        if content.isOfChanges {
            content.isOfLines = true
            content.itemSchema = change(ofItemIn: schema, at: content.mark) ?? content.schema
            return
        }
        guard Content.essence(content.mediaType) == "application/json", isLineOfStream(schema) else { return }
        content.isOfLines = true
        content.itemSchema = content.schema
    }

    /// The schema of a change of an item: Kubernetes describes its lists as they are also in the media type of their changes, each of
    /// which has a `type` and an `object`.
    ///
    /// - Parameters:
    ///   - list: The schema of the list.
    ///   - mark: Where its media type stands.
    /// - Returns: `nil` if the schema is not that of a list.
    private mutating func change(ofItemIn list: YAMLNode, at mark: Mark) -> Schema? {
        guard let items = source.peek(list)?["properties"]?["items"], let item = source.peek(items)?["items"] else {
            return nil
        }
        let type = Schema(shape: .string(format: nil), mark: mark)
        let members = [("type", type), ("object", schemas.read(item))].map { name, schema in
            Property(name: name, isRequired: true, schema: schema, mark: mark)
        }
        return Schema(shape: .object(ObjectSchema(properties: members)), mark: mark)
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

    /// Whether a schema is that of text.
    func isText(_ schema: YAMLNode) -> Bool {
        schema["type"]?.string == "string"
    }
}

extension Content {
    /// Whether the media type is that of a stream of items, which come one by one.
    package var isSequential: Bool { isOfLines || Self.isSequential(mediaType) }

    /// Whether the media type is that in which Kubernetes sends changes, each on a line: `application/json;stream=watch`.
    package var isOfChanges: Bool {
        guard Self.essence(mediaType) == "application/json" else { return false }
        return mediaType.split(separator: ";").dropFirst().contains { $0.trimmed.lowercased() == "stream=watch" }
    }

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
