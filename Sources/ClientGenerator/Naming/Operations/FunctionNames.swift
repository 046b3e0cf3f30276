import ServiceDescription

/// The names of functions in identifiers to which frameworks add the method or the path.
enum FunctionNames {
    /// The name of the function in the identifier that somebody gave an operation; `nil` if nothing is added to it.
    static func name(_ operation: Operation) -> String? {
        beforeUsing(operation) ?? behindRoute(operation) ?? behindMethod(operation) ?? beforeRoute(operation)
    }

    /// A function before the method, as SpringFox writes it, with a number if several functions have that name: `getItem` for
    /// `getItemUsingGET_1`.
    private static func beforeUsing(_ operation: Operation) -> String? {
        let name = IdentifierNumber(operation.identifier)?.name ?? operation.identifier
        guard let function = name.functionOfSpringFox(method: operation.method).map(String.init) else { return nil }
        return isOfThings(function, operation) ? operation.method.lowercased() + " " + function : function
    }

    /// Whether the function's name is only the resource: `petToys` for `DELETE /pets/{id}/toys`, as Spring Data REST writes it. Without the
    /// method, the first of several would be called so, and another one once that is added.
    private static func isOfThings(_ function: String, _ operation: Operation) -> Bool {
        guard operation.path.utf8.contains(UInt8(ascii: "{")) else { return false }
        let words = Words(function).words
        if Verbs.contains(words.first) || Verbs.contains(words.last) { return false }
        let things = operation.segments.flatMap(\.words)
        return Inflection.compared(things).suffix(words.count).elementsEqual(Inflection.compared(words))
    }

    /// A function behind the method and the path, as HubSpot writes it: `getAll` for `get-/cards/{appId}_getAll`. Adyen's paths are
    /// functions: `closeAccount` for `post-closeAccount` of `POST /closeAccount`.
    private static func behindRoute(_ operation: Operation) -> String? {
        let (identifier, method) = (operation.identifier, operation.method.lowercased() + "-")
        let route = method + operation.path + "_"
        if identifier.hasPrefix(route) {
            let function = identifier.dropFirst(route.count)
            return function.contains(where: \.isLetter) ? String(function) : nil
        }
        let function = String(operation.path.dropFirst())
        guard identifier == method + function else { return nil }
        let words = Words(function).lowercased
        return words.count > 1 && Verbs.all.contains(words[0]) ? function : nil
    }

    /// A function before the path and the method, as FastAPI writes them: `read_item` for `read_item_items__item_id__get` of
    /// `GET /items/{item_id}`.
    private static func beforeRoute(_ operation: Operation) -> String? {
        let function = function(before: operation, in: operation.identifier[...])
        // `api_books_post` is the name of a route, as API Platform writes it, and not of a function.
        return function.flatMap { $0.isRoutePrefix ? nil : String($0) }
    }

    /// Such a function whose name says what is done and to how many, and not to what, as that of a function in any other module may:
    /// `list` of `list_pets_get`, *get all* of `get_all_pets_get`, and *get* of `get_by_id_pets__id__get`. What users do to become known
    /// says more, because no service has several of it: `login` is a name in any module.
    ///
    /// - Returns: The function, and the words, the verb first, without those that the path says.
    static func verbBeforeRoute(_ operation: Operation) -> (function: String, words: [String])? {
        guard operation.hasOwnIdentifier, let function = beforeRoute(operation) else { return nil }
        var words = Words(function).lowercased
        if let by = words.firstIndex(of: "by") {
            let parameters = operation.parametersOfPath.flatMap { Words($0).lowercased } + ["and"]
            if words[by...].dropFirst().allSatisfy(parameters.contains) { words.removeSubrange(by...) }
        }
        guard let verb = words.first, Verbs.contains(verb), words.dropFirst().allSatisfy(quantities.contains) else {
            return nil
        }
        words = [verb] + words.dropFirst().filter { !operation.pathHas([$0]) }
        return words.count == 1 && Verbs.sessions.contains(verb) ? nil : (function, words)
    }

    /// Words that say to how many things of a kind something is done.
    private static let quantities: Set<String> = ["all", "many", "multiple", "one"]

    /// The function in a name that ends with the path and the method of an operation, as FastAPI writes them: `read_item` of
    /// `read_item_items__item_id__get`.
    static func function(before operation: Operation, in name: Substring) -> Substring? {
        guard name.hasSuffix("_" + operation.method.lowercased()) else { return nil }
        let path = String(operation.path.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        let function = name.dropLast(operation.method.count + 1)
        return function.hasSuffix(path) && function.count > path.count ? function.dropLast(path.count) : nil
    }

    /// A function after the method. Amazon's query services have it twice: `AddUser` in `GET_AddUser` and `POST_AddUser`.
    private static func behindMethod(_ operation: Operation) -> String? {
        let (identifier, method) = (operation.identifier, operation.method + "_")
        guard identifier.hasPrefix(method) else { return nil }
        let name = String(identifier.dropFirst(method.count))
        let words = Words(name).words
        guard words.count > 1, name.utf8.allSatisfy(\.isPartOfWord), let first = words.first,
            first != first.lowercased()
        else { return nil }
        return operation.path.hasSuffix("=" + name) || Verbs.contains(first) ? name : nil
    }

    /// Names of modules that do not describe their contents.
    static let modules: Set<String> = [
        "api", "app", "controllers", "endpoints", "handlers", "main", "router", "routers", "routes", "server", "views",
    ]
}
