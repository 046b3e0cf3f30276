import YAML

/// Choices between lists of known values, and between such lists and text.
extension SchemaReader {
    /// The lists of known values among the alternatives of a choice that has nothing else but plain text or whole numbers.
    fileprivate struct ValueLists {
        /// The values of all lists, each one once.
        var items: [EnumerationItem] = []
        /// The type of the values.
        var type: SchemaType?
        /// The references to lists that hold more than empty text.
        var named: [YAMLNode] = []
        /// Whether a list without a name holds more than empty text.
        var hasUnnamed = false
        /// Whether a list with a name says that it will never grow.
        var isFrozen = false
        /// Whether any text is allowed in addition to the lists.
        var takesAnyText = false
        /// Whether an alternative allows `null`.
        var allowsNull = false
        /// The choices among the alternatives, on any level.
        var choices: Set<Mark> = []

        /// Whether there is a list that holds more than empty text.
        var isList: Bool { hasUnnamed || !named.isEmpty }
    }

    /// Reads a choice between lists of known values, or between these and text, which describes an enumeration that may
    /// grow: `anyOf: [{type: string}, {type: string, enum: [a, b]}]`.
    ///
    /// One list with a name is the type of the whole, if there is nothing next to it but text and empty text, as Django REST
    /// framework writes of what may be left blank. Otherwise the values of all lists are one enumeration.
    ///
    /// - Returns: Whether it is such a choice.
    mutating func readEnumerationChoice(
        _ alternatives: Alternatives,
        of fields: Fields<SchemaKeyword>,
        into schema: inout Schema
    ) -> Bool {
        var lists = ValueLists()
        let type = fields[.type]?.string.flatMap(SchemaType.init)
        guard addValueLists(of: alternatives, type: type, to: &lists), lists.hasValues, lists.isList else {
            return false
        }
        schema.isNullable = schema.isNullable || lists.allowsNull
        if lists.named.count == 1, !lists.hasUnnamed, !lists.isFrozen {
            adopt(read(lists.named[0]), into: &schema)
        } else {
            EnumerationReader(fields: fields).read(lists.items, type: lists.type, into: &schema, from: &source)
            if lists.takesAnyText, case .enumeration(var enumeration) = schema.shape {
                enumeration.takesAnyText = true
                schema.shape = .enumeration(enumeration)
            }
        }
        return true
    }

    /// Makes one list of the lists of known values without names among other alternatives. The enumerations of Rust are described so,
    /// in which each value without members is an alternative of its own.
    func joinValueLists(in alternatives: inout [Schema]) {
        var places: [EnumerationSchema.RawType: [Int]] = [:]
        for (index, alternative) in alternatives.enumerated() {
            if let list = Self.unnamedList(alternative) { places[list.rawType, default: []].append(index) }
        }
        var superfluous: Set<Int> = []
        for indices in places.values where indices.count > 1 {
            guard var list = Self.unnamedList(alternatives[indices[0]]) else { continue }
            var seen: Set<EnumerationSchema.Key> = []
            list.values = indices.flatMap { Self.documentedValues(alternatives[$0]) }
                .filter { seen.insert(list.key(of: $0)).inserted }
            alternatives[indices[0]].shape = .enumeration(list)
            alternatives[indices[0]].documentation = Documentation()
            superfluous.formUnion(indices.dropFirst())
        }
        if superfluous.isEmpty { return }
        alternatives = alternatives.indices.lazy.filter { !superfluous.contains($0) }.map { alternatives[$0] }
    }

    /// The list of known values that a schema is, if it has neither a name nor a format.
    private static func unnamedList(_ schema: Schema) -> EnumerationSchema? {
        guard case .enumeration(let list) = schema.shape, list.clientName == nil, list.format == nil,
            schema.clientName == nil, schema.title == nil
        else { return nil }
        return list
    }

    /// The values of a list. What is said of a list with one value is said of that.
    private static func documentedValues(_ schema: Schema) -> [EnumerationSchema.Value] {
        guard var values = unnamedList(schema)?.values else { return [] }
        if values.count == 1, values[0].documentation == Documentation() {
            values[0].documentation = schema.documentation
        }
        return values
    }

    /// The values that a schema lists. What is said of a schema with one value is said of that.
    private static func documented(_ values: [EnumerationItem], by fields: Fields<SchemaKeyword>) -> [EnumerationItem] {
        guard values.count == 1, values[0].text == nil, let text = fields[.description]?.string else { return values }
        return [EnumerationItem(node: values[0].node, name: values[0].name, text: text)]
    }

    /// Adds the lists of known values among the alternatives of a choice, and of the choices among these.
    ///
    /// - Parameters:
    ///   - alternatives: The alternatives.
    ///   - outer: The type of those that name none.
    ///   - lists: Takes the lists.
    ///   - depth: How many choices are around this one.
    /// - Returns: `false` if anything else is among them.
    private mutating func addValueLists(
        of alternatives: Alternatives,
        type outer: SchemaType?,
        to lists: inout ValueLists,
        depth: Int = 0
    ) -> Bool {
        guard !alternatives.isOneOfTwo, depth < ReferenceResolver.maximumHops else { return false }
        for node in alternatives.nodes {
            guard let target = source.peek(node), let fields = Fields<SchemaKeyword>(target) else { return false }
            lists.allowsNull = lists.allowsNull || fields.isMarkedNullable(in: &source)
            // One that contains itself, or is there twice, adds nothing there.
            if lists.choices.contains(target.mark) { continue }
            if let choice = plainChoice(fields) {
                lists.choices.insert(target.mark)
                let type = fields[.type]?.string.flatMap(SchemaType.init) ?? outer
                guard addChoice(choice, at: node, type: type, to: &lists, depth: depth + 1) else { return false }
                continue
            }
            guard let type = fields.primitiveType ?? (fields[.type] == nil ? outer : nil),
                type == .string || type == .integer, type == lists.type ?? type
            else { return false }
            lists.type = type
            guard let values = EnumerationReader(fields: fields).values(from: &source) else {
                guard fields[.format] == nil, fields[.contentEncoding] == nil else { return false }
                lists.takesAnyText = lists.takesAnyText || type == .string
                continue
            }
            lists.items += Self.documented(values, by: fields)
            if values.allSatisfy({ $0.node.isNull || $0.node.string?.isEmpty == true }) { continue }
            if node["$ref"] == nil {
                lists.hasUnnamed = true
            } else {
                lists.named.append(node)
                if fields[.msEnum]?["modelAsString"]?.bool == false { lists.isFrozen = true }
            }
        }
        lists.removeRepeated()
        return true
    }

    /// Adds the lists of a choice among the alternatives of another. One with a name is a list with a name.
    private mutating func addChoice(
        _ choice: Alternatives,
        at node: YAMLNode,
        type: SchemaType?,
        to lists: inout ValueLists,
        depth: Int
    ) -> Bool {
        var inner = ValueLists()
        (inner.choices, inner.type) = (lists.choices, lists.type)
        guard addValueLists(of: choice, type: type, to: &inner, depth: depth) else { return false }
        (lists.choices, lists.type) = (inner.choices, inner.type)
        lists.items += inner.items
        lists.takesAnyText = lists.takesAnyText || inner.takesAnyText
        lists.allowsNull = lists.allowsNull || inner.allowsNull || choice.allowsNull
        if node["$ref"] != nil, inner.isList {
            lists.named.append(node)
            lists.isFrozen = lists.isFrozen || (inner.isFrozen && !inner.takesAnyText)
        } else {
            lists.named += inner.named
            lists.hasUnnamed = lists.hasUnnamed || inner.hasUnnamed
            lists.isFrozen = lists.isFrozen || inner.isFrozen
        }
        return true
    }

    /// The alternatives of a schema that is a choice between texts or numbers, as far as it says itself.
    private mutating func plainChoice(_ fields: Fields<SchemaKeyword>) -> Alternatives? {
        let other: [SchemaKeyword] = [.enum, .const, .allOf, .properties, .items, .discriminator]
        return other.allSatisfy { fields.entry($0) == nil } ? Alternatives.read(of: fields, from: &source) : nil
    }
}

extension SchemaReader.ValueLists {
    /// Whether there is a value but `null`.
    fileprivate var hasValues: Bool { items.contains { !$0.node.isNull } }

    /// Removes all values but the first of equal ones.
    fileprivate mutating func removeRepeated() {
        var seen: Set<String> = []
        items = items.filter { $0.node.isNull || $0.node.string.map { seen.insert($0).inserted } ?? false }
    }
}
