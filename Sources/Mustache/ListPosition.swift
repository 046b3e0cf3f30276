/// Where a section over a list is, which templates ask for to separate items.
///
/// The specification has no names for it; these are the ones of jmustache. As there, a section within an item that is not over a list
/// is where the item is.
struct ListPosition: MustacheView {
    /// How many items precede the current one.
    let index: Int
    /// How many items the list has.
    let count: Int

    static let members: MustacheMembers<Self> = [
        "-first": { .bool($0.index == 0) },
        "-last": { .bool($0.index == $0.count - 1) },
    ]
}
