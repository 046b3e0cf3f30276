import ServiceDescription

/// The scopes with which every operation can be called. Of alternative requirements that differ only in their scopes, the first
/// counts, unless the scopes of other requirements are enough for another one.
struct SufficientScopes {
    /// The scopes that the requirements ask for, by the names of the schemes.
    private typealias Asked = [(scheme: String, scopes: [String])]

    /// The scopes by the names of the schemes, in the order of the description.
    private(set) var byScheme: [String: [String]] = [:]
    private var known: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - lists: The requirements of the service and its operations, any of each list.
    ///   - fields: The schemes whose credentials are sent in the same field.
    init(_ lists: [[SecurityRequirement]], _ fields: SharedFields) {
        var open: [[Asked]] = []
        var seen: Set<[SecurityRequirement]> = []
        for list in lists where seen.insert(list).inserted {
            let groups = Dictionary(grouping: list.indices) { Set(list[$0].schemes) }
            for offsets in groups.values.sorted(by: { $0[0] < $1[0] }) {
                let alternatives = offsets.map { offset in
                    // A token that stands for several schemes is to be good for the scopes of all of them.
                    let replaced = fields.replacements(in: list[offset].schemes)
                    return list[offset].schemes.map { (replaced[$0] ?? $0, list[offset].scopes[$0] ?? []) }
                }
                if alternatives.count > 1 { open.append(alternatives) } else { add(alternatives[0]) }
            }
        }
        for alternatives in open {
            let isMet = alternatives.contains { asked in
                asked.allSatisfy { known[$0.scheme, default: []].isSuperset(of: $0.scopes) }
            }
            if !isMet { add(alternatives[0]) }
        }
    }

    private mutating func add(_ asked: Asked) {
        for (scheme, asked) in asked where !asked.isEmpty {
            byScheme[scheme, default: []] += asked.filter { known[scheme, default: []].insert($0).inserted }
        }
    }
}
