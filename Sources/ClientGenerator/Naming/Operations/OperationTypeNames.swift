import ServiceDescription

/// What the types of operations are called after: their identifiers without the additions of frameworks, or their routes.
struct OperationTypeNames {
    /// The operations.
    private let operations: [OperationNotation]
    /// The names that are shorter than the identifiers, by these.
    private let short: [String: String]

    /// If several operations have the same name without what frameworks add, the one with the shortest path names its types by
    /// it. The types of the others contain the whole identifier and rename none of these.
    init(_ operations: [OperationNotation]) {
        self.operations = operations
        let names = operations.concurrentMap { (operation: $0.operation, short: Self.shortNames(of: $0)) }
        let shortened = names.filter { !$0.short.isEmpty }.map { (order: RouteOrder($0.operation), names: $0) }
        let whole = shortened.isEmpty ? [] : names.filter(\.short.isEmpty).map(\.operation.identifier)
        var taken = Set(whole.map { SwiftName.type($0).caseFolded })
        var short: [String: String] = [:]
        for (_, (operation, names)) in shortened.sorted(by: { $0.order < $1.order }) {
            short[operation.identifier] = names.first { taken.insert(SwiftName.type($0).caseFolded).inserted }
        }
        self.short = short
    }

    /// The base name of the operation's own types.
    subscript(operation: Operation) -> String { short[operation.identifier] ?? operation.identifier }

    /// The names that are shorter than the identifier, the best first.
    private static func shortNames(of operation: OperationNotation) -> [String] {
        let names = shortNamesOfWhole(operation)
        return operation.suffix.map { suffix in names.map { $0 + " " + suffix } } ?? names
    }

    private static func shortNamesOfWhole(_ notation: OperationNotation) -> [String] {
        // Another function of the same name may be added.
        if notation.hasHash { return [] }
        if let resource = notation.resource { return [resource] }
        if let names = notation.nested?.typeNames { return names }
        if let route = notation.route, !route.isOfPathAlone { return route.typeNames.map { $0.joined(separator: " ") } }
        let operation = notation.whole
        // `list` in one module of FastAPI's is not the `list` in another.
        if let verb = FunctionNames.verbBeforeRoute(operation), verb == notation.identifier.whole.lowercased(),
            let route = RouteNames(operation, verb: verb, isOfFunction: true)
        {
            return route.typeNames.map { $0.joined(separator: " ") }
        }
        if let function = TaggedIdentifiers.functionWithTag(operation) { return [function] }
        if let number = IdentifierNumber(operation.identifier), number.notation == .mixin,
            let tag = operation.tags.first
        {
            return [GroupName.text(of: tag) + " " + number.name]
        }
        let name = notation.identifier.whole
        if let number = IdentifierNumber(name), number.isFirst { return [number.name] }
        if let words = notation.wordsByPath(name) { return [words.joined(separator: " ")] }
        let own = RouteIdentifiers.withoutPrefix(name, of: operation) ?? name
        return own == notation.describedIdentifier ? [] : [own]
    }

    // MARK: Bodies

    /// Names for schemas that frameworks name after the operation whose body they describe, by the frameworks' names: `login
    /// Request` for FastAPI's `Body_login_token_post`, and `post Pets Request` for Grape's `postApiPets`, which is also the
    /// operation's name.
    func ofBodies(among schemas: [NamedSchema]) -> [String: String] {
        let forms = Set(schemas.lazy.map(\.name).filter { $0.hasPrefix(Self.formPrefix) })
        let ofForms = (forms.isEmpty ? [] : operations).compactMap { notation in
            Self.form(of: notation.operation, among: forms, of: schemas).map { ($0, notation) }
        }
        let ofRoutes = operations.filter {
            $0.operation.hasSchemaOfItsName(among: schemas) && RouteNames($0.operation)?.isOfPathAlone == false
        }
        let all = ofForms + ofRoutes.map { ($0.operation.identifier, $0) }
        return Dictionary(all) { first, _ in first }.mapValues { notation in
            (Self.shortNames(of: notation).first ?? notation.operation.identifier) + " Request"
        }
    }

    /// What the names of FastAPI's schemas of bodies begin with.
    private static let formPrefix = "Body_"

    /// The schema that FastAPI named after the identifier of an operation, or after the identifier that this had if its author had
    /// chosen none, which ends with the path and the method.
    private static func form(
        of operation: Operation,
        among forms: Set<String>,
        of schemas: [NamedSchema]
    ) -> String? {
        guard operation.hasOwnIdentifier else { return nil }
        if forms.contains(formPrefix + operation.identifier) { return formPrefix + operation.identifier }
        return operation.schemasOfBody(among: schemas).first {
            forms.contains($0) && FunctionNames.function(before: operation, in: $0.dropFirst(formPrefix.count)) != nil
        }
    }
}

extension Operation {
    /// Whether the schema of the body has the operation's name.
    fileprivate func hasSchemaOfItsName(among schemas: [NamedSchema]) -> Bool {
        self.hasOwnIdentifier && schemasOfBody(among: schemas).contains(self.identifier)
    }

    /// The names of the schemas that describe the body, where they have names.
    fileprivate func schemasOfBody(among schemas: [NamedSchema]) -> [String] {
        (self.body?.contents ?? []).compactMap { content in
            if case .reference(let index)? = content.schema?.shape { schemas[index].name } else { nil }
        }
    }
}
