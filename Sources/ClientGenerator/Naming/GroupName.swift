/// What a group of operations is called.
///
/// It is made from what the description calls the group and carried from there, because the name of a type need not stay the
/// same when it is made into one again.
struct GroupName: Sendable {
    /// The name in the description.
    let text: String
    /// What tells the group from others.
    let key: GroupKey
    /// The name of the group, as its files and its documentation have it.
    let plain: String
    /// The name of the type of the group. No model takes it.
    let typeName: String

    /// The names of the group that a description calls by a name.
    init(_ text: String) {
        self.text = text
        let beginsWithNumber = text.first { $0.isLetter || $0.isNumber }?.isNumber == true
        plain = SwiftName.type(beginsWithNumber ? "Group " + text : text)
        let stem = SwiftName.type(plain)
        key = GroupKey(text: stem.lowercased())
        typeName = stem + "Operations"
    }
}
