/// The names that something may have in a scope, and its right to them.
struct WantedName: Sendable {
    /// How much of a right something has to its name; the greatest comes first.
    enum Right: CaseIterable {
        /// The user chose the name.
        case chosen
        /// The description spells it so.
        case spelled
        /// The generator makes the name from what the description has.
        case made
    }

    /// What it is called on the wire.
    let wireName: String
    /// The possible names, the best first; at least one, and the only one if the user chose it.
    let candidates: [String]
    /// The claim to the names.
    let right: Right

    /// A name that the user chose.
    init(_ wireName: String, chosen: String) {
        self.init(wireName, candidates: [chosen], right: .chosen)
    }

    /// Names that are made from that on the wire, the best first.
    init(_ wireName: String, firstOf candidates: [String]) {
        let isSpelled = candidates.first.map(SwiftName.unescaped) == wireName
        self.init(wireName, candidates: candidates, right: isSpelled ? .spelled : .made)
    }

    /// Names with a right that something else decides.
    init(_ wireName: String, candidates: [String], right: Right) {
        self.wireName = wireName
        self.candidates = candidates
        self.right = right
    }

    /// The indices of several names, which are claimed at once, in the order in which they are: the greatest right comes first.
    static func order(of names: [WantedName]) -> [Int] {
        Right.allCases.flatMap { right in names.indices.filter { names[$0].right == right } }
    }
}
