import ServiceDescription

/// Identifiers that frameworks make of the names of functions, and what they add to these.
enum FrameworkIdentifiers {
    /// The identifier of an operation without what frameworks put before and behind its name.
    static func name(of operation: ServiceDescription.Operation) -> String {
        withoutService(operation) ?? withoutController(operation) ?? withoutRoute(operation)
    }

    private static func withoutController(_ operation: ServiceDescription.Operation) -> String? {
        guard operation.hasOwnIdentifier, let (group, name) = controller(of: operation.identifier) else { return nil }
        return GroupName(String(group)).text + "_" + name
    }

    /// An identifier without the service before the tag, which is how Google's read: `events.list` for `calendar.events.list` with
    /// the tag `events`; `nil` for any other.
    private static func withoutService(_ operation: ServiceDescription.Operation) -> String? {
        guard operation.hasOwnIdentifier, let tag = operation.tags.first else { return nil }
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
        let name = withoutNumber(operation.identifier) ?? operation.identifier
        let method = "Using" + operation.method
        return name.hasSuffix(method) && name.count > method.count ? String(name.dropLast(method.count)) : nil
    }

    /// The identifiers that are another one with a number: Springdoc tells functions of one name apart by numbers, whichever
    /// controllers they are in, `list` and `list_1`.
    static func numbered(among operations: [ServiceDescription.Operation]) -> Set<String> {
        let numbered = operations.lazy.compactMap { operation in
            withoutNumber(operation.identifier).map { (operation.identifier, $0) }
        }
        let identifiers = Set(numbered.isEmpty ? [] : operations.map(\.identifier))
        return Set(numbered.filter { identifiers.contains($0.1) }.map(\.0))
    }

    /// An identifier without the number behind it; `nil` if it has none.
    static func withoutNumber(_ identifier: String) -> String? {
        let digits = identifier.utf8.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        let name = identifier.dropLast(digits)
        return digits > 0 && name.count > 1 && name.last == "_" ? String(name.dropLast()) : nil
    }

    /// The class and the method in an identifier that NestJS wrote: `UsersController_findAll`, with a version if it has one.
    static func controller(of identifier: String) -> (group: Substring, name: Substring)? {
        guard let end = identifier.firstIndex(of: "_") else { return nil }
        let (group, name) = (identifier[..<end], identifier[end...].dropFirst())
        return GroupName.isController(group) && !name.isEmpty ? (group, name) : nil
    }
}
