import YAML

/// The lists of known values among the alternatives of a choice that has nothing else but plain text or whole numbers. Such a choice
/// describes an enumeration that may grow: `anyOf: [{type: string}, {type: string, enum: [a, b]}]`.
struct ValueLists {
    /// The values of all lists, each one once.
    private(set) var items: [EnumerationItem] = []
    /// The type of the values.
    private(set) var type: SchemaType?
    /// The references to lists that hold more than empty text.
    private var named: [YAMLNode] = []
    /// Whether a list without a name holds more than empty text.
    private var hasUnnamed = false
    /// Whether a list with a name says that it will never grow.
    private var isFrozen = false
    /// Whether any text is allowed in addition to the lists.
    private(set) var takesAnyText = false
    /// Whether an alternative allows `null`.
    private(set) var allowsNull = false
    /// How many of the values stand in lists with names.
    private(set) var namedCount = 0
    /// The choices among the alternatives, on any level.
    private var choices: Set<Mark> = []

    private init() {}

    /// The lists of a choice; `nil` if there are none, or if the choice has other alternatives.
    ///
    /// - Parameters:
    ///   - alternatives: The alternatives.
    ///   - fields: The schema that is the choice.
    ///   - schemas: The document, and how many values may be looked at.
    init?(of alternatives: Alternatives, beside fields: Fields<SchemaKeyword>, in schemas: inout SchemaReader) {
        let type = fields[.type]?.string.flatMap(SchemaType.init)
        guard add(alternatives, type: type, in: &schemas), hasValues, isList else { return nil }
    }

    /// The reference to the only list that holds more than empty text, if it has a name and may grow.
    var only: YAMLNode? { named.count == 1 && !hasUnnamed && !isFrozen ? named[0] : nil }

    /// Whether there is a list that holds more than empty text.
    private var isList: Bool { hasUnnamed || !named.isEmpty }

    /// Whether there is a value but `null`.
    private var hasValues: Bool { items.contains { !$0.node.isNull } }

    /// Adds the lists of known values among the alternatives of a choice, and of the choices among these.
    ///
    /// - Parameters:
    ///   - alternatives: The alternatives.
    ///   - outer: The type of those that name none.
    ///   - depth: How many choices are around this one.
    ///   - schemas: The document, and how many values may be looked at.
    /// - Returns: `false` if anything else is among them.
    private mutating func add(
        _ alternatives: Alternatives,
        type outer: SchemaType?,
        depth: Int = 0,
        in schemas: inout SchemaReader
    ) -> Bool {
        guard !alternatives.hasTwoLists, depth < ReferenceResolver.maximumHops else { return false }
        for node in alternatives.nodes {
            guard let fields = schemas.source.peekSchema(node) else { return false }
            let mark = fields.node.mark
            allowsNull = allowsNull || fields.isMarkedNullable(in: &schemas.source)
            // One that contains itself, or is there twice, adds nothing there.
            if choices.contains(mark) { continue }
            if let choice = fields.plainAlternatives(in: &schemas.source) {
                choices.insert(mark)
                let type = fields[.type]?.string.flatMap(SchemaType.init) ?? outer
                guard addAlternatives(choice, at: node, type: type, depth: depth + 1, in: &schemas) else {
                    return false
                }
                continue
            }
            guard let type = fields.primitiveType ?? (fields[.type] == nil ? outer : nil),
                type == .string || type == .integer, type == self.type ?? type
            else { return false }
            self.type = type
            let isNamed = node["$ref"] != nil
            if isNamed, !schemas.limits.mayView(fields[.enum]?.sequence?.count ?? 0) { return false }
            guard let values = EnumerationReader(fields: fields).values(from: &schemas.source) else {
                guard fields[.format] == nil, fields[.contentEncoding] == nil else { return false }
                takesAnyText = takesAnyText || type == .string
                continue
            }
            items += Self.documented(values, by: fields)
            if isNamed { namedCount += values.count }
            if values.allSatisfy({ $0.node.isNull || $0.node.string?.isEmpty == true }) { continue }
            if isNamed {
                named.append(node)
                if fields[.msEnum]?["modelAsString"]?.flag == false { isFrozen = true }
            } else {
                hasUnnamed = true
            }
        }
        removeRepeated()
        return true
    }

    /// Adds the lists of a choice among the alternatives of another. One with a name is a list with a name.
    private mutating func addAlternatives(
        _ choice: Alternatives,
        at node: YAMLNode,
        type: SchemaType?,
        depth: Int,
        in schemas: inout SchemaReader
    ) -> Bool {
        var inner = ValueLists()
        (inner.choices, inner.type) = (choices, self.type)
        guard inner.add(choice, type: type, depth: depth, in: &schemas) else { return false }
        (choices, self.type) = (inner.choices, inner.type)
        items += inner.items
        namedCount += node["$ref"] == nil ? inner.namedCount : inner.items.count
        takesAnyText = takesAnyText || inner.takesAnyText
        allowsNull = allowsNull || inner.allowsNull || choice.allowsNull
        if node["$ref"] != nil, inner.isList {
            named.append(node)
            isFrozen = isFrozen || (inner.isFrozen && !inner.takesAnyText)
        } else {
            named += inner.named
            hasUnnamed = hasUnnamed || inner.hasUnnamed
            isFrozen = isFrozen || inner.isFrozen
        }
        return true
    }

    /// The values that a schema lists. The documentation of a schema with one value is that of the value.
    private static func documented(_ values: [EnumerationItem], by fields: Fields<SchemaKeyword>) -> [EnumerationItem] {
        guard values.count == 1, values[0].text == nil, let text = fields[.description]?.string else { return values }
        return [EnumerationItem(node: values[0].node, name: values[0].name, text: text)]
    }

    /// Removes all values but the first of equal ones.
    private mutating func removeRepeated() {
        var seen: Set<String> = []
        items = items.filter { $0.node.isNull || $0.node.string.map { seen.insert($0).inserted } ?? false }
    }
}

extension Fields<SchemaKeyword> {
    /// The alternatives of a schema that is a choice between texts or numbers, as far as it says itself.
    fileprivate func plainAlternatives(in source: inout DescriptionSource) -> Alternatives? {
        let other: [SchemaKeyword] = [.enum, .const, .allOf, .properties, .items, .discriminator]
        return other.allSatisfy { entry($0) == nil } ? Alternatives.read(of: self, from: &source) : nil
    }
}
