import YAML

extension DescriptionReader {
    /// The names that the fields of a server-sent event have (WHATWG HTML, section 9.2.6).
    private static let eventFields: Set<String> = ["data", "event", "id", "retry", "comment"]

    // MARK: - Whole events

    /// Reads events of several kinds, each of which has a name of its own, as huma and OpenAPI 3.2 describe them
    /// ("Server-Sent Event Streams"): a choice of objects that are whole events, which `event` tells apart. The data of
    /// some is JSON.
    ///
    /// - Parameters:
    ///   - node: The schema of the events, or a reference to it.
    ///   - target: The schema of the events.
    /// - Returns: The schema, and the names of the events whose data is text; `nil` if they are anything else.
    mutating func readWholeEvents(_ node: YAMLNode, _ target: YAMLNode) -> (schema: Schema, ofText: [String])? {
        guard let choice = kinds(of: target) else { return nil }
        let shared = source.members(target["properties"])
        var names: Set<String> = []
        var ofText: [String] = []
        var alternatives: [YAMLNode] = []
        var isAsWritten = shared.isEmpty
        for kind in choice.value.sequence ?? [] {
            guard let event = source.peek(kind) else { return nil }
            let own = source.members(event["properties"])
            let fields = Array(own) + shared.filter { own[$0.name] == nil }
            guard Self.eventFields.isSuperset(of: fields.map(\.name)), let name = name(ofEvent: own),
                names.insert(name).inserted, let data = contentOfData(own["data"], shared["data"])
            else { return nil }
            if data.isText { ofText.append(name) }
            guard !shared.isEmpty || data.isWithin else {
                alternatives.append(kind)
                continue
            }
            isAsWritten = false
            alternatives.append(self.event(event, requiring: target["required"], fields, data: data.schema))
        }
        guard names.count > 1, ofText.count < names.count else { return nil }
        return (isAsWritten ? schemas.read(node) : read(alternatives, inPlaceOf: choice), ofText)
    }

    /// Reads a choice between other schemas than those that the description lists.
    private mutating func read(_ alternatives: [YAMLNode], inPlaceOf choice: YAMLMapping.Entry) -> Schema {
        let list = YAMLNode(content: .sequence(alternatives), mark: choice.value.mark)
        let entry = YAMLMapping.Entry(key: choice.key, value: list)
        return schemas.read(YAMLNode(content: .mapping(YAMLMapping([entry])), mark: choice.value.mark))
    }

    /// The key that lists the kinds of events, if a schema has it.
    private func kinds(of event: YAMLNode) -> YAMLMapping.Entry? {
        event.mapping?.entry(named: "oneOf") ?? event.mapping?.entry(named: "anyOf")
    }

    /// The only name that an event can have.
    private mutating func name(ofEvent fields: YAMLMapping) -> String? {
        guard let field = fields["event"], let schema = source.peek(field) else { return nil }
        if let only = schema["const"] { return only.string }
        return schema["enum"]?.sequence.flatMap { $0.count == 1 ? $0[0].string : nil }
    }

    /// What is described as the data of an event.
    private struct EventData {
        /// The schema of the JSON in the data, or of the data itself if that is other text.
        let schema: YAMLNode
        /// Whether it stands within the schema of the data.
        var isWithin = false
        /// Whether it is other text.
        var isText = false
    }

    /// What the data of an event is; `nil` if nothing is said of it.
    private mutating func contentOfData(_ own: YAMLNode?, _ shared: YAMLNode?) -> EventData? {
        let described = [own, shared].compactMap(\.self)
        let targets = described.compactMap { source.peek($0) }
        if let content = targets.lazy.compactMap({ $0["contentSchema"] }).first {
            return EventData(schema: content, isWithin: true)
        }
        return described.first.map { EventData(schema: $0, isText: targets.contains(where: isText)) }
    }

    /// An event with the fields that all kinds have, and with the JSON of its data, if it is that, in place of the
    /// text.
    private func event(
        _ kind: YAMLNode,
        requiring shared: YAMLNode?,
        _ fields: [YAMLMapping.Entry],
        data: YAMLNode
    ) -> YAMLNode {
        let properties = fields.map { $0.name == "data" ? YAMLMapping.Entry(key: $0.key, value: data) : $0 }
        let others = kind.mapping?.filter { !["properties", "required"].contains($0.name) } ?? []
        // The place of the kind itself is that of another schema.
        let mark = kind["properties"]?.mark ?? kind.mark
        func name(_ text: String) -> YAMLNode { YAMLNode(text: text, at: mark) }
        // What has no data is no event (WHATWG HTML, section 9.2.6).
        var required = [name("data")]
        for other in [kind["required"], shared].compactMap({ $0?.sequence }).joined()
        where !required.contains(where: { $0.string == other.string }) {
            required.append(other)
        }
        let entries = [
            ("properties", YAMLNode.Content.mapping(YAMLMapping(properties))), ("required", .sequence(required)),
        ].map { YAMLMapping.Entry(key: name($0), value: YAMLNode(content: $1, mark: mark)) }
        return YAMLNode(content: .mapping(YAMLMapping(others + entries)), mark: mark)
    }

    // MARK: - The data of events

    /// Reads the data of events, or items that are described without one.
    ///
    /// - Parameters:
    ///   - node: The schema of the events or the items, or a reference to it.
    ///   - target: That schema.
    ///   - isOfItem: Whether it must be that of the items, and cannot be that of the stream.
    /// - Returns: `nil` if the data is text or unknown.
    mutating func readEvent(_ node: YAMLNode, _ target: YAMLNode, isOfItem: Bool) -> Schema? {
        let choice = kinds(of: target)
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
        return read(data, inPlaceOf: choice)
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
}
