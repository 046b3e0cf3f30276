import YAML

/// Choices between lists of known values, and between such lists and text.
extension SchemaReader {
    /// The lists of known values among the alternatives of a choice that has nothing else but plain text or whole numbers.
    private struct ValueLists {
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
        guard let lists = valueLists(of: alternatives, type: fields[.type]?.string.flatMap(SchemaType.init)) else {
            return false
        }
        if lists.named.count == 1, !lists.hasUnnamed, !lists.isFrozen {
            adopt(read(lists.named[0]), into: &schema)
        } else {
            readEnumeration(lists.items, type: lists.type, of: fields, into: &schema)
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

    private mutating func valueLists(of alternatives: Alternatives, type outer: SchemaType?) -> ValueLists? {
        guard !alternatives.isOneOfTwo else { return nil }
        var lists = ValueLists()
        for node in alternatives.nodes {
            guard let target = source.peek(node), let fields = Fields<SchemaKeyword>(target),
                let type = primitiveType(fields) ?? (fields[.type] == nil ? outer : nil),
                type == .string || type == .integer, type == lists.type ?? type
            else { return nil }
            lists.type = type
            guard let values = enumerationValues(fields) else {
                guard fields[.format] == nil, fields[.contentEncoding] == nil else { return nil }
                lists.takesAnyText = type == .string
                continue
            }
            lists.items += values
            if values.allSatisfy({ $0.node.isNull || $0.node.string?.isEmpty == true }) { continue }
            if node["$ref"] == nil {
                lists.hasUnnamed = true
            } else {
                lists.named.append(node)
                if fields[.msEnum]?["modelAsString"]?.bool == false { lists.isFrozen = true }
            }
        }
        var seen: Set<String> = []
        lists.items = lists.items.filter { $0.node.isNull || $0.node.string.map { seen.insert($0).inserted } ?? false }
        return seen.isEmpty || !(lists.hasUnnamed || !lists.named.isEmpty) ? nil : lists
    }
}
