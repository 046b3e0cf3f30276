/// What a group of operations is called.
///
/// It is made from what the description calls the group and carried from there, because the name of a type need not stay the
/// same when it is made into one again.
struct GroupName: Sendable {
    /// The name in the description, without the word for what frameworks call such a group.
    let text: String
    /// Whether the description calls it so, without a word that is left out.
    private(set) var isWhole: Bool
    /// The last part of a name that has several, as in `Videos\Comments`, `Videos > Comments`, `Videos » Comments` and
    /// `users.message`.
    let lastPart: String?
    /// What tells the group from others.
    let key: GroupKey
    /// The name of the group, as its files and its documentation have it.
    let plain: String
    /// The name of the type of the group. No model takes it.
    let typeName: String

    /// The names of the group that a description calls by a name.
    init(_ name: String) {
        text = Self.text(of: name)
        isWhole = text == name
        let parts = Self.parts(of: text)
        lastPart = parts.count > 1 ? parts.last.map(String.init) : nil
        let beginsWithNumber = text.first { $0.isLetter || $0.isNumber }?.isNumber == true
        plain = SwiftName.type(beginsWithNumber ? "Group " + text : text)
        let stem = SwiftName.type(plain)
        key = GroupKey(text: stem.caseFolded)
        typeName = stem + "Operations"
    }

    /// The name in the description, without the word for what frameworks call such a group, for those who need nothing else of it.
    static func text(of name: String) -> String { additions.reduce(name) { $1($0) } }

    /// The name of a group that another name in the description has as well.
    func named(_ other: GroupName) -> GroupName {
        var name = self
        name.isWhole = other.isWhole
        return name
    }

    /// Whether a name is that of a class which handles requests, as NestJS writes it: `PetsController`.
    static func isController(_ name: some StringProtocol) -> Bool {
        name.hasSuffix(className) && name.count > className.count && name.first?.isUppercase == true
            && name.allSatisfy { $0.isLetter || $0.isNumber }
    }

    /// What leaves out of a name what frameworks and authors add to it, one after the other.
    private static let additions: [@Sendable (String) -> String] = [
        withoutNumber, withoutController, withoutAPI, withoutOperations, withoutRepetition,
    ]

    /// A name without a number at the beginning that only sorts it: `Users` for `1. Users`, `01 - Users` and `1.1 Users`. To others, as in
    /// `2-Factor Authentication`, it may belong.
    private static func withoutNumber(_ name: String) -> String {
        guard name.utf8.first?.isDigit == true else { return name }
        let number = name.prefix { $0.isNumber || $0 == "." }
        let rest = name[number.endIndex...]
        let mark = rest.prefix { " -–_:)".contains($0) }
        let isMarked = number.contains(".") ? !mark.isEmpty : mark.contains { $0 != " " } && mark.last == " "
        let digits = number.split(separator: ".")
        guard isMarked, digits.allSatisfy({ $0.count < 3 }), rest[mark.endIndex...].first?.isLetter == true else {
            return name
        }
        return String(rest[mark.endIndex...])
    }

    /// A name without *API*, which every group is part of, unless the word before it says which API.
    private static func withoutAPI(_ name: String) -> String {
        guard let last = name.utf8.last, last | 0x20 == UInt8(ascii: "i") else { return name }
        let words = Words(name).words
        guard words.count > 1, words.last?.lowercased() == "api",
            !kindsOfAPI.contains(words[words.count - 2].lowercased())
        else { return name }
        let rest = name.dropLast("api".count)
        return rest.lastIndex { $0.isLetter || $0.isNumber }.map { String(rest[...$0]) } ?? name
    }

    /// A name without the word that the type of every group ends with.
    private static func withoutOperations(_ name: String) -> String {
        guard name.hasSuffix(" operations") || name.hasSuffix(" Operations") else { return name }
        return String(name.dropLast(" operations".count))
    }

    /// A name without the parts that only say again what the things before them are, as Microsoft's converter of OData tags operations:
    /// `users` for `users.user`.
    private static func withoutRepetition(_ name: String) -> String {
        if name.holds(dash) { return withoutRepetitionBehindDash(name) }
        let parts = dottedParts(of: name)
        let compared = parts.map { Words(String($0)).compared }
        let own = parts.indices.filter { $0 == 0 || compared[$0] != compared[$0 - 1] }
        return own.count < parts.count ? own.map { parts[$0] }.joined(separator: ".") : name
    }

    /// A name without the last of its parts if that only repeats the words before it: `Public - Channels` for
    /// `Public - Channels - Public Channels`.
    private static func withoutRepetitionBehindDash(_ name: String) -> String {
        guard let end = name.ranges(of: dash).last else { return name }
        let before = String(name[..<end.lowerBound])
        let last = Words(String(name[end.upperBound...])).lowercased
        let isRepeated = !last.isEmpty && Words(before).lowercased.suffix(last.count) == last[...]
        return isRepeated ? before : name
    }

    private static let dash = " - "

    private static func parts(of name: String) -> [Substring] {
        name.contains(where: isDivider) ? name.split(whereSeparator: isDivider) : dottedParts(of: name)
    }

    /// The parts of a name with nothing but words between periods; none of any other.
    private static func dottedParts(of name: String) -> [Substring] {
        guard name.utf8.contains(UInt8(ascii: ".")) else { return [] }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.allSatisfy { $0.utf8.first?.isLetter == true && $0.utf8.allSatisfy(\.isPartOfWord) } ? parts : []
    }

    private static func isDivider(_ character: Character) -> Bool { #"\>»›"#.contains(character) }

    private static let className = "Controller"

    /// What Protocol Buffers call groups of functions, and what precedes it where it is a part of the name.
    private static let serviceName = "Service"
    private static let kindsOfService = ["Micro", "Self", "Web"]

    /// Whether a name is that of a service of Protocol Buffers, as gRPC-Gateway writes it: `PetService`.
    private static func isService(_ name: String) -> Bool {
        name.hasSuffix(serviceName) && name.count > serviceName.count && name.first?.isUppercase == true
            && name.allSatisfy(\.isLetter) && !kindsOfService.contains(String(name.dropLast(serviceName.count)))
    }

    /// How frameworks tag operations with such a class: Spring writes `pet-controller`, JHipster `pet-resource`, and Quarkus
    /// `Pet Resource`.
    private static let classSuffixes = ["-controller", "-resource", " Resource"]

    /// A name without the word that frameworks add: `Pets` for `PetsController` and `PetsService`, and `pet` for `pet-controller`.
    private static func withoutController(_ name: String) -> String {
        if isController(name) { return String(name.dropLast(className.count)) }
        if isService(name) { return String(name.dropLast(serviceName.count)) }
        let suffix = classSuffixes.first { name.hasSuffix($0) && name.count > $0.count } ?? ""
        return String(name.dropLast(suffix.count))
    }
}
