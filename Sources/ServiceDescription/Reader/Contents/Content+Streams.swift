import YAML

extension Content {
    /// Reads what each item of a stream holds: by OpenAPI 3.2 the `itemSchema`, before that the `schema`.
    ///
    /// - Parameters:
    ///   - fields: The keys of the media type.
    ///   - schemas: Reads the schemas of the items.
    mutating func readItems(_ fields: Fields<MediaTypeKeyword>, from schemas: inout SchemaReader) {
        guard isSequential else {
            let isOfParts = fields[.schema] == nil && mediaType.hasPartsWithoutNames
            if let mark = fields.entry(.itemSchema)?.key.mark, !isOfParts {
                schemas.source.diagnostics.loss(
                    "'itemSchema' is ignored: '\(mediaType)' is not a sequential media type (use text/event-stream, "
                        + "application/jsonl, application/x-ndjson or application/json-seq)",
                    at: mark
                )
            }
            return
        }
        if let item = fields[.itemSchema] {
            readItems(item, isOfItem: true, from: &schemas)
        } else if let schema = fields[.schema] {
            // Speakeasy's clients read events whose data they compare with the text that ends the stream.
            let isOfEvent = items?.form == .events && fields.node["x-speakeasy-sse-sentinel"] != nil
            readItems(schema, isOfItem: isOfEvent, from: &schemas)
        }
    }

    /// Reads what each item of a stream holds.
    ///
    /// - Parameters:
    ///   - schema: The schema of the item or, before OpenAPI 3.2, of the stream.
    ///   - isOfItem: Whether it is that of the item.
    ///   - schemas: Reads the schemas of the items.
    mutating func readItems(_ schema: YAMLNode, isOfItem: Bool, from schemas: inout SchemaReader) {
        // The schema of the whole is that of an array of its items, as Spring and Quarkus write it.
        let items = isOfItem ? nil : schemas.source.resolve(schema)?.node["items"]
        let node = items ?? schema
        guard self.items?.form == .events else {
            // A text is the whole stream, as FastAPI writes it, and its lines are JSON of any kind.
            if !isOfItem, items == nil, let whole = schemas.source.resolve(schema)?.node, whole.isSchemaOfText {
                return
            }
            self.items?.schema = schemas.read(node)
            return
        }
        guard let target = schemas.source.resolve(node)?.node else { return }
        let events = EventReader(node: node, target: target)
        if let whole = events.readWhole(from: &schemas) {
            self.items = Items(.wholeEvents(textOf: whole.ofText), of: whole.schema)
        } else {
            self.items?.schema = events.readData(isOfItem: isOfItem, from: &schemas)
        }
    }

    /// The message in a line of a stream of gRPC-Gateway, which has an error in its place if the stream failed. Descriptions give such
    /// streams the media type `application/json`.
    ///
    /// - Parameters:
    ///   - schema: The schema of a response.
    ///   - source: The document.
    /// - Returns: The schema of the message; `nil` if the schema is not that of a line.
    private static func messageOfLine(_ schema: YAMLNode, in source: inout DescriptionSource) -> YAMLNode? {
        guard let target = source.peek(schema), target["title"]?.string?.hasPrefix("Stream result of ") == true,
            Set(source.members(target["properties"]).map(\.name)).isSubset(of: [resultMember, "error"])
        else {
            return nil
        }
        return target["properties"]?[resultMember]
    }

    /// The member of a line in a stream of gRPC-Gateway that is the message.
    private static let resultMember = "result"

    /// Marks the content as lines of JSON if its schema is that of such a line, or if its media type is that of changes.
    mutating func markLines(_ schema: YAMLNode, from schemas: inout SchemaReader) {
        if mediaType.isOfChanges {
            let change = Self.change(ofItemIn: schema, at: mark, from: &schemas)
            items = Items(.lines(member: nil), of: change ?? self.schema)
            return
        }
        guard mediaType.isPlainJSON, let message = Self.messageOfLine(schema, in: &schemas.source) else { return }
        self = asLines(of: schemas.read(message))
    }

    /// The schema of a change of an item: Kubernetes describes its lists as they are also in the media type of their changes, each of
    /// which has a `type` and an `object`.
    ///
    /// - Parameters:
    ///   - list: The schema of the list.
    ///   - mark: Where its media type stands.
    ///   - schemas: Reads the schema of the item.
    /// - Returns: `nil` if the schema is not that of a list.
    private static func change(
        ofItemIn list: YAMLNode,
        at mark: Mark,
        from schemas: inout SchemaReader
    ) -> Schema? {
        guard let items = schemas.source.peek(list)?["properties"]?["items"],
            let item = schemas.source.peek(items)?["items"]
        else {
            return nil
        }
        let type = Schema(shape: .string(format: nil), mark: mark)
        let members = [("type", type), ("object", schemas.read(item))].map { name, schema in
            Property(name: name, isRequired: true, schema: schema, mark: mark)
        }
        return Schema(shape: .object(ObjectSchema(properties: members)), mark: mark)
    }

    /// The content as a stream of the gateway of gRPC before version 1.5, which described the messages alone, and said of the response
    /// that there are several.
    func asLines() -> Content {
        guard mediaType.isPlainJSON, let message = schema else { return self }
        return asLines(of: message)
    }

    private func asLines(of message: Schema) -> Content {
        var lines = self
        lines.schema = message
        lines.items = Items(.lines(member: Self.resultMember), of: message)
        return lines
    }
}

extension YAMLNode {
    /// Whether it is a schema of text.
    var isSchemaOfText: Bool { self["type"]?.string == "string" }
}
