import ServiceDescription

/// An identifier of the form `Group_Operation`, `group/operation`, `group#operation` or, of an operation without a tag, `group.operation`.
///
/// NestJS writes a class, a method and a version: `PetsController_find_v1`. Microsoft's connectors write the version, too: `Pets_List_V1`.
/// Its converter of OData writes things before what is done with them. A class with dots before it is a group if there is no tag.
struct DividedIdentifier {
    /// The name of the group.
    let group: Substring
    /// The name of the operation in it.
    private(set) var name: Substring
    /// Whether they are the class and the method that NestJS writes.
    private(set) var isController = false
    /// Whether a period divides them.
    private(set) var isDotted = false

    /// The parts of an operation's identifier; `nil` if it names no group.
    init?(_ operation: Operation) {
        guard operation.hasOwnIdentifier else { return nil }
        if let divided = Self(controllerIn: operation.identifier) ?? Self(thingsIn: operation) {
            self = divided
        } else if let name = QualifiedName(operation) {
            guard operation.groupTag == nil else { return nil }
            self.init(group: name.owner, name: name.function[...])
        } else {
            let divided = "/#_".utf8.lazy.compactMap { Self(operation, at: $0) }.first
            guard let divided = divided ?? Self(dotsIn: operation) else { return nil }
            self = divided
        }
    }

    private init(group: Substring, name: Substring) {
        self.group = group
        self.name = name
    }

    /// The identifier with another name after the group.
    func named(_ name: String) -> DividedIdentifier {
        var other = self
        other.name = name[...]
        return other
    }

    /// The class and the method in an identifier that NestJS wrote: `UsersController_findAll`, with a version if it has one.
    init?(controllerIn identifier: String) {
        guard let end = identifier.utf8.firstIndex(of: UInt8(ascii: "_")) else { return nil }
        (group, name) = (identifier[..<end], identifier[end...].dropFirst())
        guard GroupName.isController(group), !name.isEmpty else { return nil }
        isController = true
    }

    // MARK: Separators

    /// The parts before and behind the only separator of a kind.
    private init?(_ operation: Operation, at separator: UInt8) {
        let identifier = operation.identifier
        guard identifier.utf8.contains(separator) else { return nil }
        // Box tells apart by fragments what is done with one thing.
        if separator == UInt8(ascii: "#"), operation.path.utf8.contains(separator) { return nil }
        let parts = identifier.utf8.split(separator: separator, omittingEmptySubsequences: false)
        let isVersioned = separator == UInt8(ascii: "_") && parts.count == 3 && Substring(parts[2]).isMarkedVersion
        guard parts.count == 2 || isVersioned, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        (group, name) = (Substring(parts[0]), identifier[parts[1].startIndex...])
        // In a sentence, a slash is between two words: *obtain new access/refresh token pair*.
        if separator == UInt8(ascii: "/"), group.contains(" "), name.first != " " { return nil }
        // `list/items` says what is done, as `Get_Item`, `POST_mail-send` and the function in `Pets.get_item` do.
        if group == operation.method || Self.isVerb(Self.behindModule(group), before: name) { return nil }
        // `get_item` is a name of two words; `Items_Get` is a group and a name.
        if separator == UInt8(ascii: "_"), group.first?.isUppercase != true { return nil }
        // `GetItem_1` and `GetItem_V2` are one of several functions.
        if name.allSatisfy(\.isNumber) || name.isMarkedVersion { return nil }
    }

    /// Whether the word is a verb. In `List_Create`, `List` is the group.
    private static func isVerb(_ word: Substring, before name: Substring) -> Bool {
        let word = word.lowercased()
        guard Verbs.certain.contains(word) else { return false }
        return !["list", "update"].contains(word) || !Verbs.contains(Words(String(name)).words.first)
    }

    // MARK: Periods

    /// The maximum number of parts of an identifier, so that none takes long to look through.
    private static let maximumParts = 16

    /// The first of the things that are within each other, and the others with what is done, as Replicate and Slack write them with
    /// periods: `models` and `versions.list`. Where there is a tag, that is the group.
    private init?(dotsIn operation: Operation) {
        let identifier = operation.identifier
        guard identifier.utf8.contains(UInt8(ascii: ".")), operation.groupTag == nil else { return nil }
        let parts = identifier.split(separator: ".", maxSplits: Self.maximumParts, omittingEmptySubsequences: false)
        guard (2...Self.maximumParts).contains(parts.count), parts.allSatisfy(Self.isName),
            !Self.isService(parts[0], operation)
        else { return nil }
        (group, name, isDotted) = (parts[0], identifier[parts[1].startIndex...], true)
        // `getPets.all` says what is done first, and `search.php` is a file.
        let verb = Words(String(group)).words.first?.lowercased() ?? ""
        if verb == operation.method.lowercased() || Verbs.certain.contains(verb) { return nil }
        if parts.count == 2, RouteSegment.suffixes.contains(name.lowercased()) { return nil }
    }

    /// Whether a path begins with a name and a version, as those of Google begin with the service: `/oauth2/v2/tokeninfo` of
    /// `oauth2.tokeninfo`.
    private static func isService(_ name: Substring, _ operation: Operation) -> Bool {
        let segments = operation.path.split(separator: "/", maxSplits: 2)
        return segments.count > 1 && segments[1].isVersion && segments[0].lowercased() == name.lowercased()
    }

    /// Whether a part between periods names a thing or what is done, and not a version or a module.
    static func isName(_ part: Substring) -> Bool {
        part.utf8.first?.isLetter == true
            && part.utf8.allSatisfy { $0.isPartOfWord || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
            && !part.isVersion && !part.isRoutePrefix && !FunctionNames.modules.contains(String(part))
    }

    // MARK: Things

    /// The things and what is done with them, as Microsoft's converter of OData writes them in an identifier: `users.messages` and
    /// `ListAttachments`. Where the tag does not begin with the things, too, as in `users.Actions` of `users_sendMail`, the name must
    /// begin with a verb that has a capital.
    private init?(thingsIn operation: Operation) {
        let identifier = operation.identifier
        guard identifier.utf8.first?.isSmall == true,
            let end = identifier.utf8.firstIndex(of: UInt8(ascii: "_"))
                ?? Self.endOfThings(in: identifier, of: operation.tags.first)
        else { return nil }
        (group, name) = (identifier[..<end], identifier[end...].dropFirst())
        guard let first = name.utf8.first,
            group.utf8.allSatisfy({ $0.isPartOfWord || $0 == UInt8(ascii: ".") }),
            name.utf8.allSatisfy(\.isPartOfWord)
        else { return nil }
        let isFunction = first.isCapital && Verbs.contains(Words(String(name)).words.first)
        guard isFunction || Self.isAbout(group, operation.tags.first) else { return nil }
        let isGeneral = group.isRoutePrefix || FunctionNames.modules.contains(String(group))
        let verb = Words(String(Self.behindModule(group))).words.first?.lowercased() ?? ""
        if isGeneral || verb == operation.method.lowercased() || Verbs.certain.contains(verb) { return nil }
    }

    /// Where the things end in an identifier with a period before what is done with them, if the tag says no more than that something
    /// is: `users.Actions` of `users.user.sendMail`.
    private static func endOfThings(in identifier: String, of tag: String?) -> String.Index? {
        guard let tag, tag.hasSuffix(".Actions") || tag.hasSuffix(".Functions"),
            let end = identifier.utf8.lastIndex(of: UInt8(ascii: ".")), isAbout(identifier[..<end], tag)
        else { return nil }
        return end
    }

    /// Whether the first part of a tag with several is that of things: `users.Actions` is about `users.messages` and `user`.
    private static func isAbout(_ things: Substring, _ tag: String?) -> Bool {
        guard let tag, tag.utf8.contains(UInt8(ascii: ".")) else { return false }
        let beginnings = [tag[...], things].map { $0.prefix { $0 != "." }.lowercased() }
        return Inflection.singular(beginnings[0]) == Inflection.singular(beginnings[1])
    }

    /// The last of several parts of a name: `get` of `Pets.get`.
    private static func behindModule(_ name: Substring) -> Substring {
        name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[$0...].dropFirst() } ?? name
    }
}
