/// What tells groups of operations apart: two whose names differ by case alone would be one property and one file.
///
/// It is made from what the description calls a group and carried from there, because the name of a type need not stay the
/// same when it is made into one again.
struct GroupKey: Hashable, Sendable {
    /// The name without regard to case.
    let text: String

    /// The key of the group that a description calls by a name.
    init(_ group: String) {
        text = Self.stem(of: group).lowercased()
    }

    /// The name of the type of the group that a description calls by a name. No model takes it.
    static func typeName(of group: String) -> String { stem(of: group) + "Operations" }

    private static func stem(of group: String) -> String { SwiftName.type(SwiftName.type(group)) }
}
