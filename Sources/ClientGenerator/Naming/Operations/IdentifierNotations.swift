import ServiceDescription

/// What frameworks and authors write into the identifiers of operations besides their names: groups, tags, services, methods and
/// paths.
enum IdentifierNotations {
    /// The identifier of an operation without what frameworks put before and behind its name.
    static func ownName(of operation: ServiceDescription.Operation) -> String {
        if let origin = operation.origin, operation.identifier.hasPrefix(origin) {
            var whole = operation
            (whole.identifier, whole.origin) = (origin, nil)
            return ownName(of: whole) + operation.identifier.dropFirst(origin.count)
        }
        return withoutService(operation) ?? withoutController(operation) ?? withoutRoute(operation)
    }

    /// The name of an operation among those of its group: without the class, which says the same.
    static func nameInGroup(of operation: ServiceDescription.Operation) -> String {
        QualifiedName(operation)?.function ?? ownName(of: operation)
    }

    private static func withoutController(_ operation: ServiceDescription.Operation) -> String? {
        if let name = QualifiedName(operation) { return name.owner + "_" + name.function }
        guard operation.hasOwnIdentifier, let (group, name) = controller(of: operation.identifier) else { return nil }
        return GroupName(String(group)).text + "_" + name
    }

    /// An identifier without the service before the tag, which is how Google's read: `events.list` for `calendar.events.list` with
    /// the tag `events`; `nil` for any other.
    private static func withoutService(_ operation: ServiceDescription.Operation) -> String? {
        guard operation.hasOwnIdentifier, operation.identifier.utf8.contains(UInt8(ascii: ".")),
            let tag = operation.tags.first
        else { return nil }
        let parts = operation.identifier.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[1] == tag, !parts[0].isEmpty, !parts[2].isEmpty else { return nil }
        return String(operation.identifier[parts[1].startIndex...])
    }

    /// An identifier without the suffixes that frameworks add to the name of the function: FastAPI adds the path and
    /// the method, `read_item_items__item_id__get` for `read_item` of `GET /items/{item_id}`; SpringFox adds the method
    /// and, if several functions have the same name, a number: `getItemUsingGET_1`.
    private static func withoutRoute(_ operation: ServiceDescription.Operation) -> String {
        let identifier = operation.identifier
        guard operation.hasOwnIdentifier else { return identifier }
        if let name = withoutMethod(operation) ?? behindRoute(operation) ?? FunctionNames.name(operation) {
            return name
        }
        guard let function = function(before: operation, in: identifier[...]) else { return identifier }
        // `api_books_post` is the name of a route, as API Platform writes it, and not of a function.
        return function.isRoutePrefix ? identifier : withoutRepetition(function)
    }

    /// A function without the word that it begins with twice, as those of FastAPI Users do: `verify` for `verify_verify`.
    private static func withoutRepetition(_ function: Substring) -> String {
        let words = function.split(separator: "_", omittingEmptySubsequences: false)
        return words.count > 1 && words[0] == words[1] && !words[0].isEmpty
            ? words.dropFirst().joined(separator: "_") : String(function)
    }

    /// The function in a name that ends with the path and the method of an operation, as FastAPI writes them: `read_item` of
    /// `read_item_items__item_id__get`.
    static func function(before operation: ServiceDescription.Operation, in name: Substring) -> Substring? {
        guard name.hasSuffix("_" + operation.method.lowercased()) else { return nil }
        let path = String(operation.path.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        let function = name.dropLast(operation.method.count + 1)
        let rest = function.hasSuffix(path) ? function : withoutConverters(function, of: operation)[...]
        return rest.hasSuffix(path) && rest.count > path.count ? rest.dropLast(path.count) : nil
    }

    /// A name without the types that Flask has before parameters, as in `get_pet_pets__int_pet_id_` for `/pets/<int:pet_id>`.
    private static func withoutConverters(_ name: Substring, of operation: ServiceDescription.Operation) -> String {
        let parameters = operation.path.split(separator: "{").dropFirst().map { $0.prefix { $0 != "}" } }
        return parameters.reduce(String(name)) { name, parameter in
            ["string", "int", "float", "path", "uuid"].reduce(name) {
                $0.replacing("__\($1)_\(parameter)_", with: "__\(parameter)_")
            }
        }
    }

    /// A function behind the tag, as FastAPI's documentation says to write it, if it says the tag again: `read_items` of
    /// `items-read_items`.
    static func behindRepeatedTag(_ operation: ServiceDescription.Operation) -> String? {
        guard operation.hasOwnIdentifier, let tag = operation.tags.first, operation.identifier.hasPrefix(tag + "-")
        else {
            return nil
        }
        let function = String(operation.identifier.dropFirst(tag.count + 1))
        let (said, words) = (Inflection.compared(Words(tag).words), Inflection.compared(Words(function).words))
        return !said.isEmpty && words.count > said.count && Set(said).isSubset(of: words) ? function : nil
    }

    /// What HubSpot writes behind the method and the path, and Sanic behind the method: `getAll` for
    /// `get-/cards/{appId}_getAll` and for `get~getAll`.
    private static func behindRoute(_ operation: ServiceDescription.Operation) -> String? {
        let method = operation.method.lowercased()
        let routes = ["\(method)-\(operation.path)_", "\(method)~"]
        guard let route = routes.first(where: operation.identifier.hasPrefix) else { return nil }
        let name = operation.identifier.dropFirst(route.count)
        return name.contains(where: \.isLetter) ? String(name) : nil
    }

    private static func withoutMethod(_ operation: ServiceDescription.Operation) -> String? {
        let name = withoutNumber(operation.identifier) ?? operation.identifier
        let method = "Using" + operation.method
        guard name.hasSuffix(method), name.count > method.count else { return nil }
        let function = String(name.dropLast(method.count))
        return isOfThings(function, operation) ? operation.method.lowercased() + " " + function : function
    }

    /// Whether a function is named after what the path leads to and not after what is done there, as those of Spring Data REST are:
    /// `petToys` of `DELETE /pets/{id}/toys`.
    private static func isOfThings(_ function: String, _ operation: ServiceDescription.Operation) -> Bool {
        guard operation.path.utf8.contains(UInt8(ascii: "{")) else { return false }
        let words = Words(function).words
        if [words.first, words.last].contains(where: { Verbs.all.contains($0?.lowercased() ?? "") }) { return false }
        let things = operation.path.split(separator: "/").flatMap { RouteSegment($0).words }
        return Inflection.compared(things).suffix(words.count).elementsEqual(Inflection.compared(words))
    }

    /// The identifiers that are another one with a number: Springdoc tells functions of one name apart by numbers, whichever
    /// controllers they are in, `list` and `list_1`, and Elasticsearch those that differ in their paths, `search` and `search-1`.
    /// What go-swagger and OpenSearch write, `listMixin4` and `count.0`, is no name in any case.
    static func numbered(among operations: [ServiceDescription.Operation]) -> Set<String> {
        let numbered = operations.compactMap { operation in
            withoutNumber(operation.identifier).map { (operation.identifier, $0) }
        }
        let identifiers = Set(numbered.isEmpty ? [] : operations.map(\.identifier))
        return Set(numbered.filter { isMarked($0.0) || identifiers.contains($0.1) }.map(\.0))
    }

    /// An identifier without the number behind it; `nil` if it has none.
    static func withoutNumber(_ identifier: String) -> String? {
        let digits = identifier.utf8.reversed().prefix(while: \.isDigit).count
        let name = identifier.dropLast(digits)
        guard digits > 0, name.count > 1 else { return nil }
        return name.last == "_" || name.last == "-" || isCounted(identifier)
            ? String(name.dropLast()) : withoutMixin(identifier)
    }

    /// The name of the first of several operations that are counted; `nil` for any other. Only the first one can be known by its name
    /// without a number, whichever are added.
    static func withoutFirstNumber(_ identifier: String) -> String? {
        isCounted(identifier) && identifier.hasSuffix(".0") ? String(identifier.dropLast(2)) : nil
    }

    /// Whether an identifier ends with a number that can be nothing else.
    private static func isMarked(_ identifier: String) -> Bool {
        isCounted(identifier) || withoutMixin(identifier) != nil
    }

    /// Whether an identifier ends with a number behind a period, which is no part of any name: `count.0`, and not that of a version,
    /// `count.v1.0`.
    private static func isCounted(_ identifier: String) -> Bool {
        let digits = identifier.utf8.reversed().prefix(while: \.isDigit).count
        let name = identifier.dropLast(digits)
        return (1...2).contains(digits) && name.last == "." && name.dropLast().last?.isLetter == true
    }

    /// An identifier without the number of the document that it is from, which go-swagger adds where several have one name: `List` for
    /// `ListMixin4`; `nil` if it has none.
    static func withoutMixin(_ identifier: String) -> String? {
        let digits = identifier.utf8.reversed().prefix(while: \.isDigit).count
        let (name, mark) = (identifier.dropLast(digits), "Mixin")
        return digits > 0 && name.hasSuffix(mark) && name.count > mark.count ? String(name.dropLast(mark.count)) : nil
    }

    /// An identifier without the tag that it begins with, where the tag is its group: `users.user.ListUser` for the tag
    /// `users.user`, `user_groups_list` for the tag `user-groups`, `userGroups-list` for `User groups`, `UserList` for
    /// `User`, and `userList` for `users`.
    static func withoutTag(_ tag: String, _ identifier: String) -> String {
        let rest = behindTag(tag, identifier)
        // A number is no name: `search-1` is one of several functions. Nor is what needs the verb: `search_with_post`.
        let isName = rest.first { $0.isLetter || $0.isNumber }?.isLetter == true
        return isName && !(Verbs.all.contains(tag.lowercased()) && beginsWithPreposition(rest)) ? rest : identifier
    }

    private static func beginsWithPreposition(_ name: String) -> Bool {
        let word = Words(name).words.first?.lowercased() ?? ""
        return word == "without" || LinkingWords.prepositions.contains(word)
    }

    private static func behindTag(_ tag: String, _ identifier: String) -> String {
        if let path = DottedIdentifier(identifier, tag: tag) { return path.behindTag }
        if identifier.hasPrefix(tag) {
            let rest = identifier.dropFirst(tag.count)
            if let separator = rest.first, ".:/".contains(separator), rest.count > 1 { return String(rest.dropFirst()) }
        }
        let words = Words(tag).lowercased
        if let end = endOfTag(tag, in: identifier) {
            let rest = identifier[end...].dropFirst()
            if !rest.isEmpty, Words(String(identifier[..<end])).lowercased == words { return String(rest) }
        }
        let all = Words(identifier)
        guard all.words.count > words.count,
            Inflection.compared(all.words).starts(with: Inflection.compared(words))
        else { return identifier }
        let rest = all.words.dropFirst(words.count)
        // Where a small letter begins, or a thing is not called as in the tag, the word may be a verb: `orderNumbers`. It is none if
        // the verb comes last: `adminKeyList`.
        let isTag = identifier.first?.isUppercase == true && all.lowercased.starts(with: words)
        let ends = [rest.first, rest.last].compactMap { $0?.lowercased() }
        guard isTag || ends.contains(where: Verbs.all.contains) else { return identifier }
        return rest.joined(separator: " ")
    }

    /// The first separator in an identifier that has as many letters before it as a tag. Only there can the tag end.
    private static func endOfTag(_ tag: String, in identifier: String) -> String.Index? {
        let isLetter: (Character) -> Bool = { $0.isLetter || $0.isNumber }
        var missing = tag.count(where: isLetter)
        for index in identifier.indices {
            if isLetter(identifier[index]) { missing -= 1 }
            if missing < 0 { return nil }
            if missing == 0, "_-".contains(identifier[index]) { return index }
        }
        return nil
    }

    /// The group and the name in an identifier of the form `Group_Operation`, `group/operation` or `group#operation`.
    /// goa writes the latter, and appends a number if the operation has several paths: `group#operation#1`. NestJS writes a
    /// class, a method and a version: `PetsController_find_v1`. Microsoft's connectors write the version, too: `Pets_List_V1`. A class
    /// with dots before it is a group if there is no tag.
    static func divided(_ operation: ServiceDescription.Operation) -> (group: Substring, name: Substring)? {
        guard operation.hasOwnIdentifier else { return nil }
        let identifier = operation.identifier
        if let divided = controller(of: identifier) ?? things(of: operation) { return divided }
        if let name = QualifiedName(operation) {
            return operation.tags.isEmpty ? (name.owner, name.function[...]) : nil
        }
        for separator in "/#_".utf8 where identifier.utf8.contains(separator) {
            let isNumbered = separator == UInt8(ascii: "#") && isNumberedByGoa(identifier)
            let parts = identifier.utf8.split(
                separator: separator,
                maxSplits: isNumbered ? 1 : .max,
                omittingEmptySubsequences: false
            )
            let isVersioned =
                separator == UInt8(ascii: "_") && parts.count == 3 && Substring(parts[2]).isMarkedVersion
            guard parts.count == 2 || isVersioned, !parts[0].isEmpty, !parts[1].isEmpty else { continue }
            let (group, name) = (Substring(parts[0]), identifier[parts[1].startIndex...])
            // `list/items` says what is done, as `Get_Item`, `POST_mail-send` and the function in `Pets.get_item` do.
            if group == operation.method || isVerb(behindModule(group), before: name) { continue }
            // `get_item` is a name of two words; `Items_Get` is a group and a name.
            if separator == UInt8(ascii: "_"), group.first?.isUppercase != true { continue }
            // `GetItem_1` and `GetItem_V2` are one of several functions.
            if name.allSatisfy(\.isNumber) || name.isMarkedVersion { continue }
            return (group, name)
        }
        return nil
    }

    /// The things and what is done with them, as Microsoft's converter of OData writes them in an identifier: `users.messages` and
    /// `ListAttachments`. Where the tag does not begin with the things, too, as in `users.Actions` of `users_sendMail`, the name must
    /// begin with a verb that has a capital.
    private static func things(of operation: ServiceDescription.Operation) -> (group: Substring, name: Substring)? {
        let identifier = operation.identifier
        guard identifier.utf8.first?.isSmall == true,
            let end = identifier.utf8.firstIndex(of: UInt8(ascii: "_")) ?? endOfThings(in: identifier, operation)
        else { return nil }
        let (group, name) = (identifier[..<end], identifier[end...].dropFirst())
        let isPartOfThings: (UInt8) -> Bool = { $0.isPartOfWord || $0 == UInt8(ascii: ".") }
        guard let first = name.utf8.first, group.utf8.allSatisfy(isPartOfThings),
            name.utf8.allSatisfy(\.isPartOfWord)
        else { return nil }
        let isFunction =
            first.isCapital && Words(String(name)).words.first.map { Verbs.all.contains($0.lowercased()) } == true
        guard isFunction || isAbout(group, operation.tags.first) else { return nil }
        let isGeneral = group.isRoutePrefix || FunctionNames.modules.contains(String(group))
        let verb = Words(String(behindModule(group))).words.first?.lowercased() ?? ""
        return isGeneral || verb == operation.method.lowercased() || Verbs.certain.contains(verb) ? nil : (group, name)
    }

    /// Where the things end in an identifier with a period before what is done with them, if the tag says no more than that something
    /// is: `users.Actions` of `users.user.sendMail`.
    private static func endOfThings(in identifier: String, _ operation: ServiceDescription.Operation) -> String.Index? {
        guard let tag = operation.tags.first, tag.hasSuffix(".Actions") || tag.hasSuffix(".Functions"),
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

    /// Whether a word is what is done with the things that follow, and not a thing itself with which something is done, as in
    /// `List_Create`.
    private static func isVerb(_ word: Substring, before name: Substring) -> Bool {
        let word = word.lowercased()
        guard Verbs.certain.contains(word) else { return false }
        return !["list", "update"].contains(word)
            || Words(String(name)).words.first.map { Verbs.all.contains($0.lowercased()) } != true
    }

    /// Whether goa appended a number for the path to an identifier: `group#operation#1`.
    private static func isNumberedByGoa(_ identifier: String) -> Bool {
        let parts = identifier.utf8.split(separator: UInt8(ascii: "#"), omittingEmptySubsequences: false)
        guard parts.count > 2, let number = parts.last, !number.isEmpty, number.allSatisfy(\.isDigit) else {
            return false
        }
        return parts.count > 3 || !parts[1].isEmpty
    }

    /// The class and the method in an identifier that NestJS wrote: `UsersController_findAll`, with a version if it has one.
    static func controller(of identifier: String) -> (group: Substring, name: Substring)? {
        guard let end = identifier.firstIndex(of: "_") else { return nil }
        let (group, name) = (identifier[..<end], identifier[end...].dropFirst())
        return GroupName.isController(group) && !name.isEmpty ? (group, name) : nil
    }
}
