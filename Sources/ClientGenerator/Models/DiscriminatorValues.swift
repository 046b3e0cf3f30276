import ServiceDescription

/// The values of the members that distinguish objects.
struct DiscriminatorValues {
    /// The values for the objects of named schemas in each union that contains them: by the indices of the schemas, and
    /// by the names of the members on the wire.
    private var lists: [Int: [String: [[String]]]] = [:]
    /// The values for objects of inline schemas in each union, by their types and the names of the members on the wire.
    private var inlineLists: [String: [String: [[String]]]] = [:]
    /// The values in all named unions. One that no operation uses yet has a say, too: its first use must not take away a value that
    /// callers need not pass so far.
    private var namedLists: [Int: [String: [[String]]]] = [:]

    /// The values that are known before any union is declared.
    init(_ facts: SchemaFacts) {
        for index in facts.service.schemas.indices {
            guard let union = facts.unions.union(of: index), let name = union.propertyName else { continue }
            for alternative in union.alternatives where alternative.isExact {
                let values = union.sentValues(of: alternative)
                guard !values.isEmpty, case .reference(let index) = alternative.schema.shape else { continue }
                namedLists[index, default: [:]][name, default: []].append(values)
            }
        }
    }

    /// Records the values for an alternative of a union, if it is an object and these are always the same.
    ///
    /// - Parameters:
    ///   - alternative: The alternative.
    ///   - union: The union.
    ///   - type: The type of the alternative.
    mutating func note(_ alternative: Union.Alternative, of union: Union, as type: SwiftType) {
        let values = union.sentValues(of: alternative)
        guard !values.isEmpty, let propertyName = union.propertyName else { return }
        switch (alternative.schema.shape, type) {
        case (.reference(let index), _) where alternative.isExact:
            lists[index, default: [:]][propertyName, default: []].append(values)
        case (.object, .model(let name)):
            inlineLists[name, default: [:]][propertyName, default: []].append(values)
        default: break
        }
    }

    /// The values for the objects without names, by their types and by the members that contain them.
    var inlineValues: [String: [String: [String]]] { inlineLists.mapValues { $0.mapValues(Self.common) } }

    /// The values for an object, keyed by the members that contain them. Each value applies wherever the object is
    /// used.
    ///
    /// - Parameters:
    ///   - index: The index of its schema.
    ///   - ownDiscriminatorValues: What stands for it among its relatives.
    func values(of index: Int, ownDiscriminatorValues: [String: [String]]) -> [String: [String]] {
        let values = ownDiscriminatorValues.mapValues { $0.isEmpty ? [] : [$0] }.merging(
            lists[index] ?? [:],
            uniquingKeysWith: +
        )
        let named = namedLists[index] ?? [:]
        return Dictionary(uniqueKeysWithValues: values.map { ($0, Self.common($1 + (named[$0] ?? []))) })
    }

    private static func common(_ lists: [[String]]) -> [String] {
        (lists.first ?? []).filter { value in lists.allSatisfy { $0.contains(value) } }
    }
}
