import YAML

/// Reads what the items of a stream of server-sent events are: the schema of the events or of their data comes in, and that of what the
/// client returns comes out.
struct EventReader {
    /// The schema of the events or the items, or a reference to it.
    let node: YAMLNode
    /// The schema, with its reference resolved.
    let target: YAMLNode

    /// The names that the fields of a server-sent event have (WHATWG HTML, section 9.2.6).
    private static let eventFields: Set<String> = ["data", "event", "id", "retry", "comment"]
    /// What the members of .NET's class for an event are called, as ASP.NET Core describes it. It sends them in the fields.
    private static let membersInDotNet: Set<String> = ["data", "eventType", "eventId", "reconnectionInterval"]

    // MARK: - Whole events

    /// Reads events of several kinds, each with its own name, as huma and OpenAPI 3.2 describe them ("Server-Sent Event Streams"):
    /// a choice of objects, each of which is a whole event. `event` distinguishes them. The data of some is JSON.
    ///
    /// - Returns: The schema, and the names of the events whose data is text, or is not described; `nil` if they are anything else.
    func readWhole(from schemas: inout SchemaReader) -> (schema: Schema, ofText: [String])? {
        guard let choice = kinds else { return nil }
        let shared = schemas.source.members(target["properties"])
        var names: Set<String> = []
        var ofText: [String] = []
        var alternatives: [YAMLNode] = []
        var isAsWritten = shared.isEmpty
        for kind in choice.value.sequence ?? [] {
            guard let event = schemas.source.peek(kind) else { return nil }
            let own = schemas.source.members(event["properties"])
            let fields = Array(own) + shared.filter { own[$0.name] == nil }
            guard Self.eventFields.isSuperset(of: fields.map(\.name)),
                let name = Self.name(ofEvent: own, in: &schemas.source),
                names.insert(name).inserted
            else { return nil }
            let data = Self.contentOfData(own["data"], shared["data"], in: &schemas.source)
            // What comes with an event that is described without data may be anything, and is not read.
            if data?.isText ?? true { ofText.append(name) }
            guard !shared.isEmpty || data?.isWithin == true else {
                alternatives.append(kind)
                continue
            }
            isAsWritten = false
            alternatives.append(Self.event(event, requiring: target["required"], fields, data: data?.schema))
        }
        guard names.count > 1, ofText.count < names.count else { return nil }
        return (isAsWritten ? schemas.read(node) : Self.read(alternatives, inPlaceOf: choice, from: &schemas), ofText)
    }

    /// Reads a choice between other schemas than those that the description lists.
    private static func read(
        _ alternatives: [YAMLNode],
        inPlaceOf choice: YAMLMapping.Entry,
        from schemas: inout SchemaReader
    ) -> Schema {
        let list = YAMLNode(sequence: alternatives, at: choice.value.mark)
        return schemas.read(YAMLNode(mapping: [YAMLMapping.Entry(key: choice.key, value: list)], at: list.mark))
    }

    /// The key that lists the kinds of events, if the schema has it.
    private var kinds: YAMLMapping.Entry? {
        target.mapping?.entry(named: "oneOf") ?? target.mapping?.entry(named: "anyOf")
    }

    /// The only name that an event can have.
    private static func name(ofEvent fields: YAMLMapping, in source: inout DescriptionSource) -> String? {
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
    private static func contentOfData(
        _ own: YAMLNode?,
        _ shared: YAMLNode? = nil,
        in source: inout DescriptionSource
    ) -> EventData? {
        let described = [own, shared].compactMap(\.self)
        let targets = described.compactMap { source.peek($0) }
        if let content = targets.lazy.compactMap({ $0["contentSchema"] }).first {
            return EventData(schema: content, isWithin: true)
        }
        return described.first.map { EventData(schema: $0, isText: targets.contains(where: \.isSchemaOfText)) }
    }

    /// An event with the fields that all kinds have, and with the JSON of its data, if it is that, in place of the
    /// text. Without data, it is only its name and the other fields.
    private static func event(
        _ kind: YAMLNode,
        requiring shared: YAMLNode?,
        _ fields: [YAMLMapping.Entry],
        data: YAMLNode?
    ) -> YAMLNode {
        let properties = fields.map { field in
            data.map { field.name == "data" ? YAMLMapping.Entry(key: field.key, value: $0) : field } ?? field
        }
        // The place of the kind itself is that of another schema.
        let mark = kind["properties"]?.mark ?? kind.mark
        // What has no data is no event (WHATWG HTML, section 9.2.6).
        let ofData = data == nil ? [] : [YAMLNode(text: "data", at: mark)]
        let others = [kind["required"], shared].compactMap { $0?.sequence }
        let required = ([ofData] + others).joined().uniqued(on: \.string)
        let entries = [
            YAMLMapping.Entry("properties", YAMLNode(mapping: properties, at: mark)),
            YAMLMapping.Entry("required", YAMLNode(sequence: required, at: mark)),
        ]
        return kind.replacing(entries.map(\.name), with: entries, at: mark)
    }

    // MARK: - The data of events

    /// Reads the data of events, or items that are described without one.
    ///
    /// - Parameters:
    ///   - isOfItem: Whether the schema must be that of the items, and cannot be that of the stream.
    ///   - schemas: Reads the schema of the data.
    /// - Returns: `nil` if the data is text or unknown.
    func readData(isOfItem: Bool, from schemas: inout SchemaReader) -> Schema? {
        let choice = self.kinds
        let kinds = choice?.value.sequence?.compactMap { schemas.source.peek($0) } ?? []
        if let choice, !kinds.isEmpty, kinds.allSatisfy({ Self.isEvent([$0], ofItems: true, in: &schemas.source) }),
            let data = Self.readData(of: kinds, choice, from: &schemas)
        {
            for kind in kinds { Self.reportValues(of: kind, in: &schemas.source) }
            return data
        }
        guard Self.isEvent([target] + kinds, ofItems: isOfItem, in: &schemas.source) else {
            return target.isSchemaOfText ? nil : schemas.read(node)
        }
        Self.reportValues(of: target, in: &schemas.source)
        guard kinds.isEmpty else {
            schemas.source.diagnostics.loss(
                "the client does not distinguish kinds of events; it returns each event as received (decode its "
                    + "'data' according to its 'event')",
                at: target.mark
            )
            return nil
        }
        return Self.readData(of: target, from: &schemas)
    }

    /// Whether schemas describe an event together, and not its data.
    private static func isEvent(_ schemas: [YAMLNode], ofItems: Bool, in source: inout DescriptionSource) -> Bool {
        let names = Set(schemas.flatMap { source.members($0["properties"]).map(\.name) })
        guard names.contains("data"), eventFields.isSuperset(of: names) || names == membersInDotNet else {
            return false
        }
        return ofItems || names.count > 1 || schemas.contains { hasOnlyData($0, in: &source) }
    }

    /// Whether a schema with the property `data` alone is an event, as Speakeasy asks for it, and not the JSON in the data: then it
    /// always has the property, and that is no text.
    private static func hasOnlyData(_ schema: YAMLNode, in source: inout DescriptionSource) -> Bool {
        guard schema["required"]?.sequence?.map(\.string) == ["data"], let data = schema["properties"]?["data"],
            let target = source.peek(data)
        else { return false }
        return !target.isSchemaOfText || target["contentSchema"] != nil
    }

    /// Reads the schema of the data of an event, which is that of the items; `nil` if they are text.
    private static func readData(of event: YAMLNode, from schemas: inout SchemaReader) -> Schema? {
        let data = contentOfData(event["properties"]?["data"], in: &schemas.source)
        return data.flatMap { $0.isText ? nil : schemas.read($0.schema) }
    }

    /// Reads the data of events of several types, as huma describes them: a choice, or `nil` if some of it is text.
    private static func readData(
        of events: [YAMLNode],
        _ choice: YAMLMapping.Entry,
        from schemas: inout SchemaReader
    ) -> Schema? {
        let data = events.compactMap { $0["properties"]?["data"] }
        guard data.allSatisfy({ schemas.source.peek($0).map { !$0.isSchemaOfText } ?? true }) else { return nil }
        return read(data, inPlaceOf: choice, from: &schemas)
    }

    /// Reports parts of an event's description other than its data.
    private static func reportValues(of event: YAMLNode, in source: inout DescriptionSource) {
        for entry in source.members(event["properties"]) where entry.name != "data" {
            // A single value only tells the event from others.
            guard let values = entry.value["enum"], values.sequence?.count != 1 else { continue }
            source.diagnostics.loss(
                "the values of the event field '\(entry.name)' are not in the client, which returns it as a string (compare the string)",
                at: values.mark
            )
        }
    }
}
