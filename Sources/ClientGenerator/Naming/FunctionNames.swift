import ServiceDescription

/// The names of the functions that operations call, in identifiers that frameworks make of them.
enum FunctionNames {
    /// The identifier of an operation without what frameworks put before and behind its name.
    static func name(of operation: ServiceDescription.Operation) -> String {
        withoutService(operation) ?? withoutRoute(operation)
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
        if let name = withoutMethod(operation) ?? behindRoute(operation) { return name }
        guard identifier.hasSuffix("_" + operation.method.lowercased()) else { return identifier }
        let path = operation.path.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        let name = identifier.dropLast(operation.method.count + 1)
        guard path.count > 1, name.hasSuffix(String(path)), name.count > path.count else { return identifier }
        let function = name.dropLast(path.count)
        // `api_books_post` is the name of a route, as API Platform writes it, and not of a function.
        let isPrefix = function.lowercased() == "api" || function.wholeMatch(of: /v[0-9]+/) != nil
        return isPrefix ? identifier : String(function)
    }

    /// What HubSpot writes behind the method and the path: `getAll` for `get-/cards/{appId}_getAll`.
    private static func behindRoute(_ operation: ServiceDescription.Operation) -> String? {
        let route = "\(operation.method.lowercased())-\(operation.path)_"
        guard operation.identifier.hasPrefix(route) else { return nil }
        let name = operation.identifier.dropFirst(route.count)
        return name.contains(where: \.isLetter) ? String(name) : nil
    }

    private static func withoutMethod(_ operation: ServiceDescription.Operation) -> String? {
        var name = operation.identifier[...]
        let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
        if digits > 0, name.dropLast(digits).last == "_" { name = name.dropLast(digits + 1) }
        let method = "Using" + operation.method
        return name.hasSuffix(method) && name.count > method.count ? String(name.dropLast(method.count)) : nil
    }
}
