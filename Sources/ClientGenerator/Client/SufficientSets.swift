/// Sets of security schemes, any of which suffices. There may be thousands, each of which is asked for.
struct SufficientSets {
    /// The sets by the one of their schemes that the fewest sets have.
    private var sets: [String: [[String]]] = [:]
    /// Whether nothing suffices, too.
    private var acceptsNothing = false

    /// - Parameter sets: The sets.
    init(_ sets: [[String]]) {
        var counts: [String: Int] = [:]
        for set in sets { for scheme in set { counts[scheme, default: 0] += 1 } }
        for set in sets {
            guard let rarest = set.min(by: { counts[$0, default: 0] < counts[$1, default: 0] }) else {
                acceptsNothing = true
                continue
            }
            self.sets[rarest, default: []].append(set)
        }
    }

    /// Whether schemes suffice.
    func areMet(by given: Set<String>) -> Bool {
        acceptsNothing || given.contains { sets[$0]?.contains(where: given.isSuperset) == true }
    }
}
