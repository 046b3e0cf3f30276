/// A key that distinguishes operation groups. Two groups whose names differ by case alone would be one property and one
/// file.
///
/// It is derived once, from the group's name in the description, because converting a type name to a type name may
/// change it.
struct GroupKey: Hashable, Sendable {
    /// The name without regard to case.
    let text: String

    /// Creates the key of the group with a name in the description.
    init(_ group: String) {
        text = Self.stem(of: group).lowercased()
    }

    /// The name of the type of a group. No model has it.
    static func typeName(of group: String) -> String { stem(of: group) + "Operations" }

    private static func stem(of group: String) -> String { SwiftName.type(SwiftName.type(group)) }
}
