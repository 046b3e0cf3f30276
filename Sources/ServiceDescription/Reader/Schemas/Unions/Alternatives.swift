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
    private(set) var allowsNull: Bool
    /// The alternatives of a second list, one of which must also match, or none if there is no such list.
    private(set) var secondList: [YAMLNode] = []

    /// Whether a second list of alternatives must be met as well.
    var hasTwoLists: Bool { !secondList.isEmpty }

    /// The only alternative, if there is exactly one.
    var only: YAMLNode? { nodes.count == 1 && !hasTwoLists ? nodes[0] : nil }

    /// Returns the alternatives of a schema, or `nil` if it has none, or only ones that restrict which members are
    /// required or the length or size of values.
    static func read(of fields: Fields<SchemaKeyword>, from source: inout DescriptionSource) -> Alternatives? {
        // Few schemas have a choice, and all are asked for one.
        guard fields.entry(.oneOf) != nil || fields.entry(.anyOf) != nil || fields[.items]?.sequence != nil else {
            return nil
        }
        let keywords: [SchemaKeyword] = fields.itemsAreAlternatives ? [.items] : [.oneOf, .anyOf]
        let lists = keywords.compactMap { read(under: $0, of: fields, from: &source) }
        guard var both = lists.first, lists.count == 2 else { return lists.first }
        both.allowsNull = lists.allSatisfy(\.allowsNull)
        both.secondList = lists[1].nodes
        return both
    }

    /// The only alternative of a schema beside `null`, if it has one. Each reference to the schema may ask for it, so longer lists than
    /// anyone writes for that are not looked at.
    static func only(of fields: Fields<SchemaKeyword>, from source: inout DescriptionSource) -> YAMLNode? {
        let isShort = [SchemaKeyword.oneOf, .anyOf].allSatisfy { (fields[$0]?.sequence?.count ?? 0) <= 4 }
        return isShort ? read(of: fields, from: &source)?.only : nil
    }

    /// As ``read(of:from:)``, of one of the keywords.
    private static func read(
        under keyword: SchemaKeyword,
        of fields: Fields<SchemaKeyword>,
        from source: inout DescriptionSource
    ) -> Alternatives? {
        guard let entry = fields.entry(keyword) else { return nil }
        var items = source.objects(entry.value)
        guard !items.allSatisfy(\.isBound) else { return nil }
        // So PHP writes an object without members, which the runtime reads as such, or as none.
        let objects = items.filter { !$0.allowsOnlyEmptyArray }
        let mayLackObject = objects.count < items.count && !objects.isEmpty && objects.allSatisfy(mayBeObject)
        if mayLackObject { items = objects }
        let isAmongObjects = items.allSatisfy(mayBeObject)
        let possible = items.filter { !$0.allowsNothing }
        let others = possible.filter { !isNull($0, amongObjects: isAmongObjects, in: &source) }
        var references: Set<String> = []
        let nodes = others.filter { node in node["$ref"]?.string.map { references.insert($0).inserted } ?? true }
        return Alternatives(
            keyword: keyword,
            mark: entry.key.mark,
            nodes: isBodyOfSwag(nodes) ? [nodes[1]] : nodes,
            allowsNull: others.count < possible.count || mayLackObject
        )
    }

    /// Whether alternatives are what swag for Go writes for the body of every request: the schema of the body, and any object before
    /// it. That cannot be a choice, because the body is an object, too. Only swag puts a summary beside references to schemas.
    private static func isBodyOfSwag(_ nodes: [YAMLNode]) -> Bool {
        nodes.count == 2 && nodes[0].mapping?.count == 1 && nodes[0]["type"]?.string == SchemaType.object.rawValue
            && nodes[1]["$ref"] != nil && nodes[1]["summary"] != nil
    }

    /// Whether the alternatives define the type, and an empty `items` beside them is noise.
    func areTyped(beside fields: Fields<SchemaKeyword>) -> Bool {
        fields[.type] == nil && fields[.items]?.mapping?.isEmpty == true
            && nodes.allSatisfy { $0["type"] != nil || $0["$ref"] != nil }
    }

    /// Warns that a choice is not read as one.
    func warnAboutFreeForm(effect: String? = nil, in source: inout DescriptionSource) {
        source.diagnostics.loss(effect.map { "'\(keyword.rawValue)' \($0)" } ?? freeFormWarning, at: mark)
    }

    /// Says that a choice is not read as one, but as any value.
    var freeFormWarning: String { Self.freeFormWarning("'\(keyword.rawValue)' is") }

    /// As ``freeFormWarning``, of what a clause begins with.
    static func freeFormWarning(_ beginning: String) -> String {
        beginning
            + " treated as free-form JSON (write one choice, each of whose alternatives has what stands beside it)"
    }

    // MARK: - Null

    /// Returns whether an alternative is `null`, in one of its notations: `type: "null"`, `enum: [null]`,
    /// `const: null`, or only `nullable: true`. An object without further keys counts as `null` only next to other
    /// objects.
    private static func isNull(_ node: YAMLNode, amongObjects: Bool, in source: inout DescriptionSource) -> Bool {
        if node.isNull { return true }
        guard let fields = source.peekSchema(node) else { return false }
        if fields.allowOnlyNull { return true }
        guard fields.sayNullable else { return false }
        // zod-to-json-schema writes the word, because OpenAPI 3.0 has no type for it.
        if fields[.type] == nil, fields[.enum]?.sequence?.map(\.string) == ["null"] { return true }
        return fields.keys.allSatisfy { key in
            switch key {
            case _ where SchemaKeyword.nullables.contains(key): true
            case .type: amongObjects && fields[.type]?.string == SchemaType.object.rawValue
            case .format: fields.format == SchemaType.null.rawValue
            default: key.isAnnotation
            }
        }
    }

    /// Whether an alternative names no type but an object's, as far as it says itself.
    private static func mayBeObject(_ node: YAMLNode) -> Bool {
        guard let type = node["type"], !type.isNull else { return true }
        return type.string == SchemaType.object.rawValue || type.string == SchemaType.null.rawValue
    }

    // MARK: - Values without parts

    /// The fields of the alternatives, or of what they refer to; `nil` if one of them leads nowhere.
    func fields(in source: inout DescriptionSource) -> [Fields<SchemaKeyword>]? {
        let fields = nodes.compactMap { source.peekSchema($0) }
        return fields.count == nodes.count ? fields : nil
    }

    /// The shape of a choice between the spellings of one value, which Elysia writes for its dates, and for truth values that may be
    /// text, too.
    var dateOrTruthValue: SchemaShape? {
        let kinds = Set(nodes.map { [$0["type"]?.string ?? "", $0["format"]?.string ?? ""] })
        if kinds.isSuperset(of: [["Date", ""], ["string", "date-time"]]) { return .string(format: "date-time") }
        return kinds == [["string", "boolean"], ["boolean", ""]] ? .boolean : nil
    }

    /// The shape that all alternatives have in common, if it is one without parts.
    ///
    /// - Parameters:
    ///   - alternatives: The fields of the alternatives.
    ///   - source: The document.
    func commonPrimitive(
        of alternatives: [Fields<SchemaKeyword>],
        in source: inout DescriptionSource
    ) -> SchemaShape? {
        var types: Set<SchemaType> = []
        var formats: [String?] = []
        // The types whose values are listed, and the types of numbers that may have any value.
        var listed: Set<SchemaType> = []
        var open: Set<SchemaType> = []
        for fields in alternatives {
            guard let type = fields.primitiveType else { return nil }
            let values = fields.listedValues
            if values.contains(where: { $0.scalar?.text.isEmpty == false }) { listed.insert(type) }
            if values.isEmpty, type == .integer || type == .number { open.insert(type) }
            types.insert(type)
            formats.append(fields.format)
        }
        let format = formats.first.flatMap { first in
            formats.allSatisfy { StandardFormat.areSame($0, first) } ? first : nil
        }
        let isCommon = types.count == 1 || types == [.integer, .number]
        let isLoss = !open.contains(.number) && !listed.isSubset(of: open)
        if isLoss, isCommon, types != [.boolean] {
            warnAboutFreeForm(
                effect: "is treated as the type that its alternatives share; their 'enum' is ignored",
                in: &source
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

    /// Whether the only alternative is a number with a name, as Discord describes enumerations that have one value so far.
    var isNamedNumber: Bool {
        guard let only, only["title"]?.string != nil, let value = only["const"]?.scalar?.value else { return false }
        switch value {
        case .int, .float: return true
        default: return false
        }
    }

    /// The values if each alternative is one value: `oneOf: [{const: a, title: …}, …]`.
    var constants: [EnumerationItem]? {
        if nodes.isEmpty { return nil }
        var items: [EnumerationItem] = []
        for node in nodes {
            guard let fields = Fields<SchemaKeyword>(node), let value = fields[.const] else { return nil }
            items.append(
                EnumerationItem(node: value, name: fields[.title]?.string, text: fields[.description]?.string)
            )
        }
        return items
    }
}
