import ServiceDescription

/// The names of functions in identifiers to which frameworks add the module, the class, the method or the path.
enum FunctionNames {
    /// The name of the function in the identifier that somebody gave an operation; `nil` if nothing is added to it.
    static func name(_ operation: Operation) -> String? { notations.firstNonNil { $0(operation) } }

    /// What finds the function in an identifier of each notation, those first that can be nothing else.
    private static let notations: [@Sendable (Operation) -> String?] = [
        beforeUsing, behindRoute, withoutPrototype, behindResource, withoutModule, behindPath, behindWholePath,
        behindModule, behindMethod, withoutClass, { withoutMethod($0.identifier, $0) }, beforeRoute,
    ]

    // MARK: What comes first or last

    /// A function before the method, as SpringFox writes it, with a number if several functions have that name: `getItem` for
    /// `getItemUsingGET_1`.
    private static func beforeUsing(_ operation: Operation) -> String? {
        let name = IdentifierNumber(operation.identifier)?.name ?? operation.identifier
        guard let found = name.functionOfSpringFox(method: operation.method) else { return nil }
        let function = String(found)
        return isOfThings(function, operation) ? operation.method.lowercased() + " " + function : function
    }

    /// Whether the function's name is only the resource: `petToys` for `DELETE /pets/{id}/toys`, as Spring Data REST writes it.
    private static func isOfThings(_ function: String, _ operation: Operation) -> Bool {
        guard operation.path.utf8.contains(UInt8(ascii: "{")) else { return false }
        let words = Words(function).words
        if Verbs.contains(words.first) || Verbs.contains(words.last) { return false }
        let things = operation.segments.flatMap(\.words)
        return Inflection.compared(things).suffix(words.count).elementsEqual(Inflection.compared(words))
    }

    /// What HubSpot writes behind the method and the path, and Sanic behind the method: `getAll` for
    /// `get-/cards/{appId}_getAll` and for `get~getAll`.
    private static func behindRoute(_ operation: Operation) -> String? {
        let method = operation.method.lowercased()
        let routes = ["\(method)-\(operation.path)_", "\(method)~"]
        guard let route = routes.first(where: operation.identifier.hasPrefix) else { return nil }
        let name = operation.identifier.dropFirst(route.count)
        return name.contains(where: \.isLetter) ? String(name) : nil
    }

    /// A function before the path and the method, as FastAPI writes them: `read_item` for `read_item_items__item_id__get` of
    /// `GET /items/{item_id}`.
    private static func beforeRoute(_ operation: Operation) -> String? {
        // `api_books_post` is the name of a route, as API Platform writes it, and not of a function.
        guard let function = function(before: operation, in: operation.identifier[...]), !function.isRoutePrefix else {
            return nil
        }
        return withoutRepetition(function)
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

    /// A function without the word that it begins with twice, as those of FastAPI Users do: `verify` for `verify_verify`.
    private static func withoutRepetition(_ function: Substring) -> String {
        let words = function.split(separator: "_", omittingEmptySubsequences: false)
        return words.count > 1 && words[0] == words[1] && !words[0].isEmpty
            ? words.dropFirst().joined(separator: "_") : String(function)
    }

    /// The function in a name that ends with the path and the method of an operation, as FastAPI writes them: `read_item` of
    /// `read_item_items__item_id__get`.
    static func function(before operation: Operation, in name: Substring) -> Substring? {
        guard name.hasSuffix("_" + operation.method.lowercased()) else { return nil }
        let path = String(operation.path.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        let function = name.dropLast(operation.method.count + 1)
        let rest = function.hasSuffix(path) ? function : withoutConverters(function, of: operation)[...]
        return rest.hasSuffix(path) && rest.count > path.count ? rest.dropLast(path.count) : nil
    }

    /// A name without the types that Flask has before parameters, as in `get_pet_pets__int_pet_id_` for `/pets/<int:pet_id>`.
    private static func withoutConverters(_ name: Substring, of operation: Operation) -> String {
        PathTemplate.names(in: operation.path).reduce(String(name)) { name, parameter in
            ["string", "int", "float", "path", "uuid"].reduce(name) {
                $0.replacing("__\($1)_\(parameter)_", with: "__\(parameter)_")
            }
        }
    }

    // MARK: Modules, classes and paths

    /// A function of a class of LoopBack 3, which adds the method and the path if it has several of them:
    /// `Pet.exists` for `Pet.exists__head_Pets_{id}`, and `Pet.rename` for `Pet.prototype.rename`.
    private static func withoutPrototype(_ operation: Operation) -> String? {
        let identifier = operation.identifier
        guard identifier.utf8.contains(UInt8(ascii: ".")) else { return nil }
        if let prototype = identifier.firstRange(of: ".prototype.") {
            return identifier[..<prototype.lowerBound] + "." + identifier[prototype.upperBound...]
        }
        let route = "__" + operation.method.lowercased() + operation.path.replacing("/", with: "_")
        return identifier.hasSuffix(route) && identifier.count > route.count
            ? String(identifier.dropLast(route.count)) : nil
    }

    /// A function between the path and the method, as Enunciate writes it: `getPets` for `resource__1.0_pets_getPets_GET` of
    /// `GET /1.0/pets`.
    private static func behindResource(_ operation: Operation) -> String? {
        guard operation.identifier.hasPrefix("resource_") else { return nil }
        let isPartOfName: (Character) -> Bool = { $0.isLetter || $0.isNumber || ".-_".contains($0) }
        let route = "resource_" + operation.path.map { isPartOfName($0) ? $0 : "_" } + "_"
        let method = "_" + operation.method
        guard operation.identifier.hasPrefix(route), operation.identifier.hasSuffix(method) else { return nil }
        let function = operation.identifier.dropFirst(route.count)
        return function.count > method.count ? String(function.dropLast(method.count)) : nil
    }

    /// A function after the method. Amazon's query services have it twice: `AddUser` in `GET_AddUser` and `POST_AddUser`. Adyen
    /// writes the path: `closeAccount` in `post-closeAccount` for `POST /closeAccount`. Quart-Schema repeats the verb:
    /// `create_user` in `post_create_user`.
    private static func behindMethod(_ operation: Operation) -> String? {
        let (identifier, method) = (operation.identifier, operation.method + "_")
        if identifier.hasSuffix(operation.path.dropFirst()), identifier.hasPrefix(operation.method.lowercased() + "-") {
            let name = String(identifier.dropFirst(method.count))
            let words = Words(name).lowercased
            return operation.path == "/" + name && words.count > 1 && Verbs.all.contains(words[0]) ? name : nil
        }
        if identifier.hasPrefix(method.lowercased()) {
            let name = String(identifier.dropFirst(method.count))
            let words = name.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
            let isFunction = words.count > 1 && Words(name).lowercased != Words(operation.path).lowercased
            return isFunction && Verbs.areSame(words[0], as: operation.method) ? name : nil
        }
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

    /// A function without its module, as Django Ninja writes it: `create_pet` for `shop_api_create_pet`. What follows the module must
    /// begin with a verb, so that `pets_api_key_create` stays as it is. Connexion writes a period: `app.find_pets`.
    private static func withoutModule(_ operation: Operation) -> String? {
        let identifier = operation.identifier
        guard identifier.utf8.contains(UInt8(ascii: "_")) else { return nil }
        if let function = behindPeriod(identifier) { return function }
        let parts = identifier.split(separator: "_", omittingEmptySubsequences: false)
        guard parts.count > 2, let first = parts.firstIndex(where: { Verbs.all.contains(String($0)) }),
            first > 0, first + 1 < parts.count, parts.allSatisfy({ !$0.isEmpty })
        else { return nil }
        return isModule(String(parts[first - 1]), isFirst: first == 1) ? parts[first...].joined(separator: "_") : nil
    }

    /// Whether a word before a function is that for a module, which may be the first word if it can be nothing else.
    private static func isModule(_ word: String, isFirst: Bool) -> Bool {
        modules.contains(word) && !["app", "main", "server"].contains(word) && (!isFirst || word == "api")
    }

    private static func behindPeriod(_ identifier: String) -> String? {
        guard let period = identifier.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let function = identifier[period...].dropFirst()
        let module = identifier[..<period].split(separator: ".").last.map(String.init) ?? ""
        return modules.contains(module) && function.utf8.contains(UInt8(ascii: "_")) ? String(function) : nil
    }

    /// A function after the path, as Litestar writes it: `GetBook` in `BooksBookIdGetBook` for `GET /books/{book_id}`. It must
    /// begin with a verb and have an object, so that `BooksGetAll` stays as it is.
    private static func behindPath(_ operation: Operation) -> String? {
        guard operation.identifier.first?.isUppercase == true else { return nil }
        let words = Words(operation.identifier)
        let path = Words(operation.path).lowercased
        let function = words.words.dropFirst(path.count)
        guard !path.isEmpty, words.lowercased.starts(with: path), function.count > 1,
            Verbs.contains(function.first),
            !Set(Inflection.compared(path)).isDisjoint(with: Inflection.compared(Array(function)))
        else { return nil }
        return function.joined(separator: " ")
    }

    /// A function behind the path, as Litestar writes it, that begins with no verb, if the path has parameters or ends with the same
    /// word: `Shape` for `ShapesWhichShape` of `GET /shapes/{which}`, and `Upload` for `UploadUpload` of `POST /upload`.
    private static func behindWholePath(_ operation: Operation) -> String? {
        let (identifier, path) = (operation.identifier, operation.path)
        guard identifier.first?.isUppercase == true else { return nil }
        let letters = path.filter { $0.isLetter || $0.isNumber }.lowercased()
        guard !letters.isEmpty, identifier.lowercased().hasPrefix(letters) else { return nil }
        let function = String(identifier.dropFirst(letters.count))
        let words = Words(function).lowercased
        let isAgain = path.split(separator: "/").last?.lowercased() == function.lowercased()
        let isFunction = words.count > 1 || words.first.map { !Verbs.all.contains($0) } == true
        return isAgain || isFunction && path.contains("{") && function.first?.isUppercase == true ? function : nil
    }

    /// A function behind its module, as Django Ninja writes it, that begins with no verb, but of which the path says as much: `login` for
    /// `shop_api_login` of `POST /login`.
    private static func behindModule(_ operation: Operation) -> String? {
        let identifier = operation.identifier
        guard identifier.first?.isUppercase != true, identifier.utf8.contains(UInt8(ascii: "_")) else { return nil }
        let parts = identifier.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
        guard let module = parts.lastIndex(where: { modules.contains($0) }), module + 1 < parts.count,
            isModule(parts[module], isFirst: module == 0)
        else { return nil }
        let function = Array(parts[(module + 1)...])
        guard operation.pathHas(function), !operation.pathHas(parts) else { return nil }
        return function.joined(separator: "_")
    }

    /// A method of a class without the word for what the class is, as Flask-RESTX writes it: `get_book` for `get_book_resource` of
    /// `GET /books/{id}`.
    private static func withoutClass(_ operation: Operation) -> String? {
        let identifier = operation.identifier
        guard let kind = ["resource", "api"].first(where: { identifier.hasSuffix("_" + $0) }) else { return nil }
        let parts = identifier.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 2, parts[0] == operation.method.lowercased() else { return nil }
        let isOfPath = operation.pathHas(Array(parts[1..<parts.count - 1])) && !operation.pathHas([kind])
        return isOfPath ? parts.dropLast().joined(separator: "_") : nil
    }

    /// The name of a function without the HTTP method at its end, if it begins with a verb: `createPet` for `createPet_post`.
    static func withoutMethod(_ name: String, _ operation: Operation) -> String? {
        let method = "_" + operation.method.lowercased()
        guard name.hasSuffix(method) else { return nil }
        let function = String(name.dropLast(method.count))
        let words = Words(function).words
        let begins = words.count > 1 && words.first.map(Verbs.all.contains) == true
        return begins && !function.contains("_") ? function : nil
    }
}
