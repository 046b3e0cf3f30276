import ServiceDescription

/// The names of functions in identifiers to which frameworks add the module, the class, the method or the path.
enum FunctionNames {
    /// The name of the function; `nil` if nothing is added to it.
    static func name(_ operation: ServiceDescription.Operation) -> String? {
        withoutPrototype(operation) ?? behindResource(operation) ?? withoutModule(operation.identifier)
            ?? behindPath(operation) ?? saidByPath(operation) ?? behindMethod(operation) ?? withoutClass(operation)
            ?? withoutMethod(operation.identifier, operation)
    }

    /// A function of a class of LoopBack 3, which adds the method and the path if it has several of them:
    /// `Pet.exists` for `Pet.exists__head_Pets_{id}`, and `Pet.rename` for `Pet.prototype.rename`.
    private static func withoutPrototype(_ operation: ServiceDescription.Operation) -> String? {
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
    private static func behindResource(_ operation: ServiceDescription.Operation) -> String? {
        guard operation.identifier.hasPrefix("resource_") else { return nil }
        let isPartOfName: (Character) -> Bool = { $0.isLetter || $0.isNumber || ".-_".contains($0) }
        let route = "resource_" + operation.path.map { isPartOfName($0) ? $0 : "_" } + "_"
        let method = "_" + operation.method
        guard operation.identifier.hasPrefix(route), operation.identifier.hasSuffix(method) else { return nil }
        let function = operation.identifier.dropFirst(route.count)
        return function.count > method.count ? String(function.dropLast(method.count)) : nil
    }

    /// A function behind the method, as Amazon's query services have them twice: `AddUser` for `GET_AddUser` and `POST_AddUser`;
    /// one that is the path, as Adyen writes it: `closeAccount` for `post-closeAccount` of `POST /closeAccount`; and
    /// one that says what the method does itself, as Quart-Schema writes it: `create_user` for `post_create_user`.
    private static func behindMethod(_ operation: ServiceDescription.Operation) -> String? {
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
        return operation.path.hasSuffix("=" + name) || Verbs.all.contains(first.lowercased()) ? name : nil
    }

    /// Names of modules that say nothing of what is in them.
    static let modules: Set<String> = [
        "api", "app", "controllers", "endpoints", "handlers", "main", "router", "routers", "routes", "server", "views",
    ]

    /// A function without its module, as Django Ninja writes it: `create_pet` for `shop_api_create_pet`. What follows the module must
    /// begin with a verb, so that `pets_api_key_create` stays as it is. Connexion writes a period: `app.find_pets`.
    private static func withoutModule(_ identifier: String) -> String? {
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

    /// A function behind the path, as Litestar writes it: `GetBook` for `BooksBookIdGetBook` of `GET /books/{book_id}`. It must begin
    /// with a verb and say what it is about, so that `BooksGetAll` stays as it is.
    private static func behindPath(_ operation: ServiceDescription.Operation) -> String? {
        guard operation.identifier.first?.isUppercase == true else { return nil }
        let words = Words(operation.identifier)
        let path = Words(operation.path).lowercased
        let function = words.words.dropFirst(path.count)
        guard !path.isEmpty, words.lowercased.starts(with: path), function.count > 1,
            function.first.map({ Verbs.all.contains($0.lowercased()) }) == true,
            !Set(Inflection.compared(path)).isDisjoint(with: Inflection.compared(Array(function)))
        else { return nil }
        return function.joined(separator: " ")
    }

    /// A function that begins with no verb, but of which the path says as much: behind its module, as Django Ninja writes it, `login` for
    /// `shop_api_login` of `POST /login`; and behind the path, as Litestar does, if that has parameters or ends with the same word:
    /// `Shape` for `ShapesWhichShape` of `GET /shapes/{which}`, and `Upload` for `UploadUpload` of `POST /upload`.
    private static func saidByPath(_ operation: ServiceDescription.Operation) -> String? {
        let (identifier, path) = (operation.identifier, operation.path)
        if identifier.first?.isUppercase == true {
            let letters = path.filter { $0.isLetter || $0.isNumber }.lowercased()
            guard !letters.isEmpty, identifier.lowercased().hasPrefix(letters) else { return nil }
            let function = String(identifier.dropFirst(letters.count))
            let words = Words(function).lowercased
            let isAgain = path.split(separator: "/").last?.lowercased() == function.lowercased()
            let isFunction = words.count > 1 || words.first.map { !Verbs.all.contains($0) } == true
            return isAgain || isFunction && path.contains("{") && function.first?.isUppercase == true ? function : nil
        }
        guard identifier.utf8.contains(UInt8(ascii: "_")) else { return nil }
        let parts = identifier.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
        guard let module = parts.lastIndex(where: { modules.contains($0) }), module + 1 < parts.count,
            isModule(parts[module], isFirst: module == 0)
        else { return nil }
        let said = Set(Inflection.compared(Words(path).words))
        let function = parts[(module + 1)...]
        guard Inflection.compared(Array(function)).allSatisfy(said.contains),
            !Inflection.compared(parts).allSatisfy(said.contains)
        else { return nil }
        return function.joined(separator: "_")
    }

    /// A method of a class without the word for what the class is, as Flask-RESTX writes it: `get_book` for `get_book_resource` of
    /// `GET /books/{id}`.
    private static func withoutClass(_ operation: ServiceDescription.Operation) -> String? {
        let identifier = operation.identifier
        guard let kind = ["resource", "api"].first(where: { identifier.hasSuffix("_" + $0) }) else { return nil }
        let parts = identifier.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 2, parts[0] == operation.method.lowercased() else { return nil }
        let path = Set(Inflection.compared(Words(operation.path).words))
        let isOfPath = Inflection.compared(parts.dropFirst().dropLast()).allSatisfy(path.contains)
        return isOfPath && !path.contains(kind) ? parts.dropLast().joined(separator: "_") : nil
    }

    /// A function without the method behind it, where it begins with what it does: `createPet` for `createPet_post`.
    static func withoutMethod(_ name: String, _ operation: ServiceDescription.Operation) -> String? {
        let method = "_" + operation.method.lowercased()
        guard name.hasSuffix(method) else { return nil }
        let function = String(name.dropLast(method.count))
        let words = Words(function).words
        let begins = words.count > 1 && words.first.map(Verbs.all.contains) == true
        return begins && !function.contains("_") ? function : nil
    }
}
