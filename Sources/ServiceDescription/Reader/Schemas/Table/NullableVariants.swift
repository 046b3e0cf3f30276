import YAML

/// Named schemas that repeat another one only to allow `null`, because `$ref` had no place for that before OpenAPI 3.1: the
/// `nullable-simple-user` of GitHub beside its `simple-user`, and `NullableOfPriority` beside `Priority` of ASP.NET Core.
enum NullableVariants {
    /// Finds the schemas that are called like another one with *nullable* before its name, and are described equally.
    ///
    /// - Parameter entries: The named schemas.
    /// - Returns: Each of them and the one that it repeats, by their indices.
    static func find(among entries: [SchemaTable.Entry]) -> [(variant: Int, original: Int)] {
        let names = entries.map(\.name.letters)
        let variants = names.indices.filter { names[$0].hasPrefix("nullable") }
        guard !variants.isEmpty else { return [] }
        let offsets = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
        return variants.compactMap { variant in
            let beginnings = ["nullableof", "nullable"].filter(names[variant].hasPrefix)
            let originals = beginnings.compactMap { offsets[String(names[variant].dropFirst($0.count))] }
            guard let original = originals.first, original != variant,
                areEqual(entries[variant].node, entries[original].node, isSchema: true)
            else { return nil }
            return (variant, original)
        }
    }

    /// Whether two schemas describe the same values, but for `null`.
    ///
    /// - Parameters:
    ///   - first: A schema, or a part of one.
    ///   - second: Another one.
    ///   - isSchema: Whether they are schemas, whose words do not matter, and not tables of schemas by names.
    ///   - depth: How deep in the schemas they are.
    private static func areEqual(_ first: YAMLNode, _ second: YAMLNode, isSchema: Bool, depth: Int = 0) -> Bool {
        guard depth < SchemaLimits.maximumDepth else { return false }
        switch (first.content, second.content) {
        case (.scalar(let first), .scalar(let second)): return first.value == second.value
        case (.sequence(let first), .sequence(let second)):
            let (first, second) =
                depth > 1 ? (first, second) : (first.filter { !isNull($0) }, second.filter { !isNull($0) })
            return first.count == second.count
                && zip(first, second).allSatisfy { areEqual($0, $1, isSchema: true, depth: depth + 1) }
        case (.mapping(let first), .mapping(let second)):
            // Whether a part may be null matters.
            let ignored = !isSchema ? [] : depth == 0 ? words.union(nullables) : words
            let own = first.filter { !ignored.contains($0.name) }
            guard own.count == second.count(where: { !ignored.contains($0.name) }) else { return false }
            return own.allSatisfy { entry in
                guard let other = second[entry.name] else { return false }
                let isTable = isSchema && SchemaKeyword.byName[entry.name]?.holds == .table(.schema)
                let (value, otherValue) = depth > 0 ? (entry.value, other) : (single(entry.value), single(other))
                return areEqual(value, otherValue, isSchema: !isTable, depth: depth + 1)
            }
        default: return false
        }
    }

    /// The keys of schemas that say nothing of their values.
    private static let words = Set(SchemaKeyword.allCases.filter(\.isForReaders).map(\.rawValue))
    /// The keys of schemas that say that `null` is a value.
    private static let nullables = Set(SchemaKeyword.nullables.map(\.rawValue))

    /// Whether an item is `null` among values, or the name of its type among types.
    private static func isNull(_ node: YAMLNode) -> Bool { node.isNull || node.string == SchemaType.null.rawValue }

    /// The only item of a list beside `null`: `[object, 'null']` is `object`.
    private static func single(_ node: YAMLNode) -> YAMLNode {
        guard let items = node.sequence, items.contains(where: isNull) else { return node }
        let others = items.filter { !isNull($0) }
        return others.count == 1 && others[0].scalar != nil ? others[0] : node
    }
}
