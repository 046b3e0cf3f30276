import ClientGenerator

/// Finds what became of types that a client no longer has.
struct TypeSuccessors {
    /// What tells whether two types of different names may be one.
    private struct Contents: Hashable {
        let kind: ClientOutline.TypeOutline.Kind
        let members: Set<[String]>

        /// `nil` for a type without members, which is like many others.
        init?(_ type: ClientOutline.TypeOutline) {
            if type.members.isEmpty { return nil }
            kind = type.kind
            members = Set(type.members.map { [$0.name, $0.wireName] })
        }
    }

    /// The types in the same place of the description.
    private let pairs: TypePairs
    /// The names of the types that are new, by their contents, which no other type that is new or removed has.
    private let likeNew: [Contents: String]

    /// - Parameters:
    ///   - old: The client before.
    ///   - new: The client after.
    ///   - pairs: The types in the same place of the description.
    init(_ old: ClientOutline, _ new: ClientOutline, _ pairs: TypePairs) {
        self.pairs = pairs
        let (before, after) = (Set(old.types.map(\.name)), Set(new.types.map(\.name)))
        let removed = Dictionary(grouping: old.types.filter { !after.contains($0.name) }, by: Contents.init)
        let added = Dictionary(grouping: new.types.filter { !before.contains($0.name) }, by: Contents.init)
        var likeNew: [Contents: String] = [:]
        for case (let contents?, let types) in added where types.count == 1 && removed[contents]?.count == 1 {
            likeNew[contents] = types[0].name
        }
        self.likeNew = likeNew
    }

    /// What happened to a type that is no longer there: a clause that continues its name.
    func reasonOfAbsence(_ type: ClientOutline.TypeOutline) -> String {
        if let name = pairs.successors[type.name] { return "is renamed to '\(name)'" }
        guard let name = Contents(type).flatMap({ likeNew[$0] }) else { return "is removed" }
        return "is removed; '\(name)', which is new, has the same members"
    }
}
