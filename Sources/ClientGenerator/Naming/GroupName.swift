/// What a group of operations is called.
///
/// It is made from what the description calls the group and carried from there, because the name of a type need not stay the
/// same when it is made into one again.
struct GroupName: Sendable {
    /// The name in the description, without the word for what frameworks call such a group.
    let text: String
    /// What tells the group from others.
    let key: GroupKey
    /// The name of the group, as its files and its documentation have it.
    let plain: String
    /// The name of the type of the group. No model takes it.
    let typeName: String

    /// The names of the group that a description calls by a name.
    init(_ name: String) {
        text = Self.withoutOperations(Self.withoutController(name))
        let beginsWithNumber = text.first { $0.isLetter || $0.isNumber }?.isNumber == true
        plain = SwiftName.type(beginsWithNumber ? "Group " + text : text)
        let stem = SwiftName.type(plain)
        key = GroupKey(text: stem.lowercased())
        typeName = stem + "Operations"
    }

    /// Whether a name is that of a class which handles requests, as NestJS writes it: `PetsController`.
    static func isController(_ name: some StringProtocol) -> Bool {
        name.hasSuffix(className) && name.count > className.count && name.first?.isUppercase == true
            && name.allSatisfy { $0.isLetter || $0.isNumber }
    }

    /// A name without the word that the type of every group ends with.
    private static func withoutOperations(_ name: String) -> String {
        guard name.hasSuffix(" operations") || name.hasSuffix(" Operations") else { return name }
        return String(name.dropLast(" operations".count))
    }

    private static let className = "Controller"

    /// A name without the word that frameworks add: `Pets` for `PetsController`, and `pet` for `pet-controller`, as Spring writes
    /// it.
    private static func withoutController(_ name: String) -> String {
        if isController(name) { return String(name.dropLast(className.count)) }
        let suffix = "-" + className.lowercased()
        return name.hasSuffix(suffix) && name.count > suffix.count ? String(name.dropLast(suffix.count)) : name
    }
}
