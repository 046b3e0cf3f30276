import ClientGenerator

/// The members of two types that are the same in the description, whatever they are called.
struct MemberPairs {
    /// The pairs, in the order of the type before.
    let all: [(old: ClientOutline.Member, new: ClientOutline.Member)]

    /// - Parameters:
    ///   - old: The type before.
    ///   - new: The type after.
    ///   - types: The types that are the same.
    init(_ old: ClientOutline.TypeOutline, _ new: ClientOutline.TypeOutline, _ types: TypePairs) {
        let after = new.members.keyed(by: \.nameInDescription)
        let byType = new.kind == .union ? Dictionary(grouping: new.members, by: \.type) : [:]
        all = old.members.compactMap { member in
            // An alternative is what it holds, unless several hold the same.
            let alternatives = byType[types.renamed(member.type)] ?? []
            let same = alternatives.count == 1 ? alternatives.first : after[member.nameInDescription]
            return same.map { (member, $0) }
        }
    }
}

extension ClientOutline.Member {
    /// The name on the wire, or the one in Swift if there is none on the wire.
    var nameInDescription: String { wireName.isEmpty ? name : wireName }
}
