import ClientConfiguration
import ServiceDescription

/// Names operations and the groups that they belong to (G046–G048, G052).
///
/// An operation whose identifier reads `Group_Operation`, `group/operation` or `group#operation` belongs to that group. Any other belongs to the
/// group of its first tag, if operations have more than one. What one operation is called never depends on the identifiers of
/// others, so that a new one does not move them.
struct OperationNames {
    /// The group of an operation, as the description names it, and the words of the operation's own name.
    struct Parts {
        /// The group, if any.
        var group: String?
        /// The words of the name within the group.
        var words: Words
    }

    private let groupsByTag: Bool
    /// The names of groups without the prefixes that the user does not want, where they stay different.
    private let shortGroups: [GroupKey: String]
    /// The identifiers without routes, by the whole ones, of the operations whose types are named by them.
    private let shortIdentifiers: [String: String]
    /// The keys of the groups of tags whose operations were methods of the client if the other tag came later.
    let formerTags: [GroupKey]

    /// The names of a service's operations.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - groups: How the user wants them divided.
    ///   - prefixes: What the names of groups begin with in the description, and not in the client.
    init(
        _ operations: [ServiceDescription.Operation],
        groups: ClientConfiguration.Groups?,
        prefixes: NamePrefixes
    ) {
        // Tags that make one group, such as `Pets` and `pets`, are one.
        let keys = Set(
            operations.lazy.filter { Self.divided($0) == nil }.compactMap(\.tags.first).map { GroupKey($0) }
        )
        groupsByTag = groups.map { $0 == .tags } ?? (keys.count > 1)
        let shortGroups = Self.shortGroups(
            operations.compactMap { Self.divided($0).map { String($0.group) } ?? $0.tags.first },
            prefixes: prefixes
        )
        self.shortGroups = shortGroups
        let former = groups == nil && keys.count == 2 ? keys.sorted { $0.text < $1.text } : []
        formerTags = former.map { key in shortGroups[key].map { GroupKey($0) } ?? key }
        shortIdentifiers = Self.shortIdentifiers(of: operations)
    }

    /// Whether an operation is in the group of its tag.
    func isGroupedByTag(_ operation: ServiceDescription.Operation) -> Bool {
        groupsByTag && Self.divided(operation) == nil && !operation.tags.isEmpty
    }

    /// The group of an operation, and the words of its name.
    func parts(of operation: ServiceDescription.Operation) -> Parts {
        if let (group, name) = Self.divided(operation) {
            return Parts(group: self.group(String(group)), words: Words(String(name)))
        }
        guard groupsByTag, let tag = operation.tags.first else { return ungroupedParts(of: operation) }
        let name = Self.withoutTag(tag, Self.withoutRoute(operation))
        return Parts(group: group(tag), words: Self.words(name, of: operation, tag: tag))
    }

    /// What a group is called, by its name in the description.
    func group(_ name: String) -> String { shortGroups.isEmpty ? name : shortGroups[GroupKey(name)] ?? name }

    private static func shortGroups(_ groups: [String], prefixes: NamePrefixes) -> [GroupKey: String] {
        var names: [GroupKey: String] = [:]
        for group in groups where names[GroupKey(group)] == nil { names[GroupKey(group)] = group }
        let short = names.compactMapValues { prefixes.shortened($0) }
        var counts: [GroupKey: Int] = [:]
        for (key, name) in names { counts[GroupKey(short[key] ?? name), default: 0] += 1 }
        return short.filter { counts[GroupKey($0.value)] == 1 }
    }

    /// What the operation's own types are named after.
    func typeName(of operation: ServiceDescription.Operation) -> String {
        shortIdentifiers[operation.identifier] ?? operation.identifier
    }

    /// Of functions that have one name in several modules, the first gives it to its types. The types of the others have the
    /// route in their names, so that those of the first keep theirs.
    private static func shortIdentifiers(of operations: [ServiceDescription.Operation]) -> [String: String] {
        var short: [String: String] = [:]
        var taken: Set<String> = []
        let identifiers = operations.map { (whole: $0.identifier, short: withoutRoute($0)) }
        for (whole, name) in identifiers where whole == name { taken.insert(SwiftName.type(name).lowercased()) }
        for (whole, name) in identifiers where whole != name {
            if taken.insert(SwiftName.type(name).lowercased()).inserted { short[whole] = name }
        }
        return short
    }

    /// The words of the name of an operation that is a method of the client.
    func ungroupedParts(of operation: ServiceDescription.Operation) -> Parts {
        let name = Self.withoutRoute(operation)
        let path = operation.hasOwnIdentifier ? operation.tags.first.flatMap { DottedIdentifier(name, tag: $0) } : nil
        return Parts(words: Self.words(path?.fromTag ?? name, of: operation))
    }

    private static func words(_ name: String, of operation: ServiceDescription.Operation, tag: String? = nil) -> Words {
        Words(RouteIdentifiers.words(name, of: operation, tag: tag)?.joined(separator: " ") ?? name)
    }

    /// An identifier without what frameworks put behind the name of the function: FastAPI the path and the method,
    /// `read_item_items__item_id__get` for `read_item` of `GET /items/{item_id}`; SpringFox the method and, where several functions
    /// have the name, a number: `getItemUsingGET_1`.
    private static func withoutRoute(_ operation: ServiceDescription.Operation) -> String {
        let identifier = operation.identifier
        guard operation.hasOwnIdentifier else { return identifier }
        if let name = withoutMethod(operation) { return name }
        guard identifier.hasSuffix("_" + operation.method.lowercased()) else { return identifier }
        let path = operation.path.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        let name = identifier.dropLast(operation.method.count + 1)
        guard path.count > 1, name.hasSuffix(String(path)), name.count > path.count else { return identifier }
        let function = name.dropLast(path.count)
        // `api_books_post` is the name of a route, as API Platform writes it, and not of a function.
        let isPrefix = function.lowercased() == "api" || function.wholeMatch(of: /v[0-9]+/) != nil
        return isPrefix ? identifier : String(function)
    }

    private static func withoutMethod(_ operation: ServiceDescription.Operation) -> String? {
        var name = operation.identifier[...]
        let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
        if digits > 0, name.dropLast(digits).last == "_" { name = name.dropLast(digits + 1) }
        let method = "Using" + operation.method
        return name.hasSuffix(method) && name.count > method.count ? String(name.dropLast(method.count)) : nil
    }

    /// An identifier without the tag that it begins with, where the tag is its group: `users.user.ListUser` for the tag
    /// `users.user`, `user_groups_list` for the tag `user-groups`, and `user-groups-list` for `User groups`.
    private static func withoutTag(_ tag: String, _ identifier: String) -> String {
        if identifier.hasPrefix(tag) {
            let rest = identifier.dropFirst(tag.count)
            if let separator = rest.first, ".:/".contains(separator), rest.count > 1 { return String(rest.dropFirst()) }
        }
        if let path = DottedIdentifier(identifier, tag: tag) { return path.behindTag }
        let words = Words(tag).lowercased
        let parts = identifier.split { "_-".contains($0) }
        guard parts.count > words.count, parts.prefix(words.count).map({ $0.lowercased() }) == words else {
            return identifier
        }
        return String(identifier[parts[words.count].startIndex...])
    }

    /// The group and the name in an identifier of the form `Group_Operation`, `group/operation` or `group#operation`, which
    /// is what goa writes, with a number behind it where the operation has several paths: `group#operation#1`.
    private static func divided(_ operation: ServiceDescription.Operation) -> (group: Substring, name: Substring)? {
        guard operation.hasOwnIdentifier else { return nil }
        let identifier = operation.identifier
        for separator in "/#_".utf8 where identifier.utf8.contains(separator) {
            let isNumbered = separator == UInt8(ascii: "#") && identifier.firstMatch(of: /#.+#[0-9]+$/) != nil
            let parts = identifier.utf8.split(
                separator: separator,
                maxSplits: isNumbered ? 1 : .max,
                omittingEmptySubsequences: false
            )
            guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { continue }
            let (group, name) = (Substring(parts[0]), Substring(parts[1]))
            // `get_item` is a name of two words; `Items_Get` is a group and a name.
            if separator == UInt8(ascii: "_"), group.first?.isUppercase != true { continue }
            // `POST_mail-send` says how it is sent, and a tag what it is about.
            if group == operation.method, !operation.tags.isEmpty { continue }
            return (group, name)
        }
        return nil
    }

    /// The name of a method.
    ///
    /// - Parameters:
    ///   - parts: The group and the words of the name.
    ///   - returnsCollection: Whether the operation returns a collection, which `list` is the verb for.
    ///   - firstLabel: The label of the first argument, which may already name what the verb applies to.
    ///   - keepsLabel: Whether the name ends as the description has it, even in what the label says.
    static func method(
        _ parts: Parts,
        returnsCollection: Bool,
        firstLabel: String?,
        keepsLabel: Bool = false
    ) -> String {
        var words = parts.words.words
        if words.count > 1, words.last?.lowercased() == "async" { words.removeLast() }
        if !keepsLabel { words = withoutLabel(words, firstLabel: firstLabel) }
        guard let first = words.first else { return "send" }
        if returnsCollection, ["get", "fetch", "retrieve"].contains(first.lowercased()) { words[0] = "list" }
        let object = words.dropFirst().map { $0.lowercased() }
        if let firstLabel, Words(firstLabel).lowercased == object {
            words = [words[0]]
        } else if let group = parts.group.map({ singular(Words($0).lowercased) }) {
            // The group says what the verb applies to: `subscribers.list()`, `subscribers.setGroup()`.
            if group == singular(object) {
                words = [words[0]]
            } else if object.count > group.count, Array(object.prefix(group.count)) == group {
                words.removeSubrange(1...group.count)
            }
        }
        return SwiftName.value(words.joined(separator: " "))
    }

    private static func singular(_ words: [String]) -> [String] {
        guard let last = words.last else { return words }
        return words.dropLast() + [Inflection.singular(last)]
    }

    /// The words without *by* and what the first label says again: *get* for *getById* with the label `orderId`.
    private static func withoutLabel(_ words: [String], firstLabel: String?) -> [String] {
        guard let label = firstLabel.map({ Words($0).lowercased }), !label.isEmpty,
            let by = words.lastIndex(where: { $0.lowercased() == "by" }), by > 0
        else { return words }
        let object = words[(by + 1)...].map { $0.lowercased() }
        let saysAgain = object.joined() == label.joined() || (object == ["id"] && label.last == "id")
        return saysAgain ? Array(words[..<by]) : words
    }
}
