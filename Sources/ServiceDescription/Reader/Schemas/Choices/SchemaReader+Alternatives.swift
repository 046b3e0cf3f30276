import YAML

/// The alternatives of `oneOf` or `anyOf` that concern the shape of a value.
struct Alternatives {
    /// `oneOf` or `anyOf`, or the `items` that are meant so.
    let keyword: SchemaKeyword
    /// The place of the keyword.
    let mark: Mark
    /// The alternatives other than `null`, each one once.
    let nodes: [YAMLNode]
    /// Whether `null` is an alternative.
    let allowsNull: Bool
    /// The alternatives of a second list, one of which must also match, or none if there is no such list.
    var others: [YAMLNode] = []

    /// Whether a second list of alternatives must be met as well.
    var isOneOfTwo: Bool { !others.isEmpty }

    /// The only alternative, if there is exactly one.
    var only: YAMLNode? { nodes.count == 1 && !isOneOfTwo ? nodes[0] : nil }
}

extension SchemaReader {
    /// Returns the alternatives of a schema, or `nil` if it has none, or only ones that restrict which members are
    /// required or the length or size of values.
    mutating func alternatives(of fields: Fields<SchemaKeyword>) -> Alternatives? {
        // Few schemas have a choice, and all are asked for one.
        guard fields.entry(.oneOf) != nil || fields.entry(.anyOf) != nil || fields[.items]?.sequence != nil else {
            return nil
        }
        let keywords: [SchemaKeyword] = itemsAreAlternatives(fields) ? [.items] : [.oneOf, .anyOf]
        let lists = keywords.compactMap { alternatives(under: $0, of: fields) }
        guard let first = lists.first, lists.count == 2 else { return lists.first }
        return Alternatives(
            keyword: first.keyword,
            mark: first.mark,
            nodes: first.nodes,
            allowsNull: lists.allSatisfy(\.allowsNull),
            others: lists[1].nodes
        )
    }

    /// As ``alternatives(of:)``, of one of the keywords.
    private mutating func alternatives(
        under keyword: SchemaKeyword,
        of fields: Fields<SchemaKeyword>
    ) -> Alternatives? {
        guard let entry = fields.entry(keyword) else { return nil }
        let items = source.objects(entry.value)
        guard !items.allSatisfy(isBound) else { return nil }
        let isAmongObjects = items.allSatisfy(Self.mayBeObject)
        let possible = items.filter { !Self.isImpossible($0) }
        let others = possible.filter { !isNull($0, amongObjects: isAmongObjects) }
        var references: Set<String> = []
        let nodes = others.filter { node in node["$ref"]?.string.map { references.insert($0).inserted } ?? true }
        return Alternatives(
            keyword: keyword,
            mark: entry.key.mark,
            nodes: Self.isBodyOfSwag(nodes) ? [nodes[1]] : nodes,
            allowsNull: others.count < possible.count
        )
    }

    /// Whether alternatives are what swag for Go writes for the body of every request: the schema of the body, and any object before
    /// it. That cannot be a choice, because the body is an object, too. Only swag puts a summary beside references to schemas.
    private static func isBodyOfSwag(_ nodes: [YAMLNode]) -> Bool {
        nodes.count == 2 && nodes[0].mapping?.count == 1 && nodes[0]["type"]?.string == SchemaType.object.rawValue
            && nodes[1]["$ref"] != nil && nodes[1]["summary"] != nil
    }

    /// Reads a schema that is a choice.
    mutating func readAlternatives(
        _ alternatives: Alternatives,
        of fields: Fields<SchemaKeyword>,
        owner: Int?,
        into schema: inout Schema
    ) {
        schema.isNullable = schema.isNullable || alternatives.allowsNull
        if alternatives.keyword == .items {
            source.diagnostics.warning(
                "a sequence of schemas as 'items' of a schema without a type is treated as 'anyOf' (write 'anyOf', or "
                    + "'type: array')",
                at: alternatives.mark
            )
        }
        if fields[.properties]?.mapping?.isEmpty == false || areSubtypes(alternatives, of: fields) {
            return readMerged(fields, owner: owner, into: &schema)
        }
        // The only alternative of a discriminator has its value, which the service looks for.
        if let only = alternatives.only, Self.mappedTargets(fields).isEmpty {
            adopt(read(only, owner: owner), into: &schema)
            return narrow(&schema, by: fields)
        }
        if fields[.items] != nil, alternatives.keyword != .items, !areTyped(alternatives, of: fields) {
            warnAboutFreeForm(alternatives, effect: "next to 'items' is ignored")
            return readPlain(fields, into: &schema)
        }
        if readKnownValues(alternatives, of: fields, into: &schema) {
            schema.isNullable = schema.isNullable || areNullable(alternatives)
            return
        }
        switch fields[.type]?.string.flatMap(SchemaType.init) {
        case .string, .integer, .number, .boolean: return readPlain(fields, into: &schema)
        default: break
        }
        if alternatives.nodes.isEmpty || readFileChoice(alternatives, into: &schema) { return }
        if readNumberOrText(alternatives, into: &schema) { return }
        if let shape = dateOrTruthValue(alternatives) ?? commonPrimitive(alternatives) {
            schema.shape = shape
            schema.isNullable = schema.isNullable || areNullable(alternatives)
        } else if alternatives.isOneOfTwo {
            readTwoChoices(alternatives, of: fields, owner: owner, into: &schema)
        } else {
            readUnion(alternatives, of: fields, into: &schema)
            requireMembers(beside: fields, of: &schema)
        }
    }

    /// Whether the alternatives, and not the `items` of empty schemas beside them, say what a value is.
    private func areTyped(_ alternatives: Alternatives, of fields: Fields<SchemaKeyword>) -> Bool {
        fields[.type] == nil && fields[.items]?.mapping?.isEmpty == true
            && alternatives.nodes.allSatisfy { $0["type"] != nil || $0["$ref"] != nil }
    }

    /// Warns that a choice is not read as one.
    mutating func warnAboutFreeForm(_ alternatives: Alternatives, effect: String = "is treated as free-form JSON") {
        source.diagnostics.loss("'\(alternatives.keyword.rawValue)' \(effect)", at: alternatives.mark)
    }

    // MARK: - Null

    /// Returns whether an alternative is `null`, in one of its notations: `type: "null"`, `enum: [null]`,
    /// `const: null`, or only `nullable: true`. An object without further keys counts as `null` only next to other
    /// objects.
    private mutating func isNull(_ node: YAMLNode, amongObjects: Bool) -> Bool {
        if node.isNull { return true }
        guard let target = source.peek(node), let fields = Fields<SchemaKeyword>(target) else { return false }
        // Also `type: null`, without quotation marks.
        let types = fields.entry(.type).map { ($0.value.sequence ?? [$0.value]).map { $0.scalar?.text } }
        if types == [SchemaType.null.rawValue] { return true }
        if fields.entry(.const)?.value.isNull == true { return true }
        if let values = fields[.enum]?.sequence, !values.isEmpty, values.allSatisfy(\.isNull) { return true }
        guard fields.sayNullable else { return false }
        // zod-to-json-schema writes the word, because OpenAPI 3.0 has no type for it.
        if fields[.type] == nil, fields[.enum]?.sequence?.map(\.string) == ["null"] { return true }
        return fields.keys.allSatisfy { key in
            switch key {
            case _ where SchemaKeyword.nullables.contains(key): true
            case .type: amongObjects && types == [SchemaType.object.rawValue]
            case .format: fields[.format]?.string == SchemaType.null.rawValue
            default: key.isAnnotation
            }
        }
    }

    /// Whether an alternative allows no value at all, which is how zod-to-json-schema writes `undefined`.
    private static func isImpossible(_ node: YAMLNode) -> Bool {
        node.mapping?.count == 1 && node["not"]?.mapping?.isEmpty == true
    }

    /// Whether one of several alternatives takes `null` beside other values.
    private mutating func areNullable(_ alternatives: Alternatives) -> Bool {
        alternatives.nodes.contains { node in
            guard let target = source.peek(node), let fields = Fields<SchemaKeyword>(target) else { return false }
            return isMarkedNullable(fields)
        }
    }

    /// Whether an alternative names no type but an object's, as far as it says itself.
    private static func mayBeObject(_ node: YAMLNode) -> Bool {
        guard let type = node["type"], !type.isNull else { return true }
        return type.string == SchemaType.object.rawValue || type.string == SchemaType.null.rawValue
    }

    // MARK: - Restrictions

    /// Returns whether a schema only says which members are required.
    func isRestriction(_ node: YAMLNode) -> Bool { isRestriction(node, by: Self.restrictions) }

    /// Returns whether a schema only says which members are required, or restricts the length or size of a value.
    private func isBound(_ node: YAMLNode) -> Bool { isRestriction(node, by: Self.bounds) }

    private static let restrictions: Set<SchemaKeyword> = [.required, .not, .minProperties, .maxProperties]
    private static let bounds = restrictions.union([
        .minItems, .maxItems, .uniqueItems, .minLength, .maxLength, .pattern, .minimum, .maximum, .exclusiveMinimum,
        .exclusiveMaximum, .multipleOf,
    ])

    private func isRestriction(_ node: YAMLNode, by keywords: Set<SchemaKeyword>) -> Bool {
        guard let fields = Fields<SchemaKeyword>(node) else { return false }
        var restricts = false
        for key in fields.keys {
            switch key {
            case _ where keywords.contains(key): restricts = true
            case _ where key.isAnnotation: break
            case .type: guard fields[.type]?.string == SchemaType.object.rawValue else { return false }
            default: return false
            }
        }
        return restricts
    }

    // MARK: - Values without parts

    /// Reads a choice between known values, or between lists of them.
    ///
    /// - Returns: Whether it is such a choice.
    private mutating func readKnownValues(
        _ alternatives: Alternatives,
        of fields: Fields<SchemaKeyword>,
        into schema: inout Schema
    ) -> Bool {
        guard let values = constants(alternatives) else {
            return readEnumerationChoice(alternatives, of: fields, into: &schema)
        }
        let type = fields.entry(.type) == nil ? nil : type(of: fields)
        readEnumeration(values, type: type, of: fields, into: &schema)
        return true
    }

    /// The shape of a choice between the spellings of one value, which Elysia writes for its dates, and for truth values that may be
    /// text, too.
    private mutating func dateOrTruthValue(_ alternatives: Alternatives) -> SchemaShape? {
        guard !alternatives.isOneOfTwo else { return nil }
        let kinds = Set(alternatives.nodes.map { [$0["type"]?.string ?? "", $0["format"]?.string ?? ""] })
        if kinds.isSuperset(of: [["Date", ""], ["string", "date-time"]]) { return .string(format: "date-time") }
        return kinds == [["string", "boolean"], ["boolean", ""]] ? .boolean : nil
    }

    /// The shape that all alternatives have in common, if it is one without parts.
    private mutating func commonPrimitive(_ alternatives: Alternatives) -> SchemaShape? {
        guard !alternatives.isOneOfTwo else { return nil }
        var types: Set<SchemaType> = []
        var formats: Set<String?> = []
        var hasKnownValues = false
        for node in alternatives.nodes {
            guard let target = source.peek(node), let fields = Fields<SchemaKeyword>(target),
                let type = primitiveType(fields)
            else { return nil }
            let values = fields[.enum]?.sequence ?? fields[.const].map { [$0] } ?? []
            if values.contains(where: { $0.scalar?.text.isEmpty == false }) { hasKnownValues = true }
            types.insert(type)
            formats.insert(fields[.format]?.string)
        }
        let format = formats.count == 1 ? formats.first ?? nil : nil
        let isCommon = types.count == 1 || types == [.integer, .number]
        if hasKnownValues, isCommon, types != [.boolean] {
            warnAboutFreeForm(
                alternatives,
                effect: "is treated as the type that its alternatives share; their 'enum' is ignored"
            )
        }
        switch types {
        case [.string]: return format == "binary" ? .binary : .string(format: format)
        case [.integer]: return .integer(format: format)
        case [.number]: return .number(format: format)
        case [.integer, .number]: return .number(format: nil)
        case [.boolean]: return .boolean
        default: return nil
        }
    }

    /// The type of a schema without parts, derived from its values if it names none.
    func primitiveType(_ fields: Fields<SchemaKeyword>) -> SchemaType? {
        if let node = fields.entry(.type)?.value {
            let names = (node.sequence ?? [node]).compactMap(\.scalar?.text).filter { $0 != SchemaType.null.rawValue }
            let type = names.count == 1 ? SchemaType(rawValue: names[0]) : nil
            return [.string, .integer, .number, .boolean].contains(type) ? type : nil
        }
        let values = (fields[.enum]?.sequence ?? fields[.const].map { [$0] } ?? []).filter { !$0.isNull }
        let isText =
            !values.isEmpty
            && values.allSatisfy { $0.scalar.map { if case .string = $0.value { true } else { false } } ?? false }
        return isText ? .string : nil
    }

    /// The values if each alternative is one value: `oneOf: [{const: a, title: …}, …]`.
    private func constants(_ alternatives: Alternatives) -> [EnumerationItem]? {
        guard !alternatives.isOneOfTwo, !alternatives.nodes.isEmpty else { return nil }
        var items: [EnumerationItem] = []
        for node in alternatives.nodes {
            guard let fields = Fields<SchemaKeyword>(node), let value = fields[.const] else { return nil }
            items.append(
                EnumerationItem(node: value, name: fields[.title]?.string, text: fields[.description]?.string)
            )
        }
        return items
    }

    /// Returns the targets of the values in a discriminator's `mapping`.
    private static func mappedTargets(_ fields: Fields<SchemaKeyword>) -> Set<String> {
        Set((fields[.discriminator]?["mapping"]?.mapping ?? YAMLMapping([])).compactMap(\.value.string))
    }
}
