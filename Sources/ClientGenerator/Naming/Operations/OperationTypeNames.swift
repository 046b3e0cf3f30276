import ServiceDescription

/// What the types of operations are called after: their identifiers without the additions of frameworks, or their routes.
struct OperationTypeNames {
    /// The operations.
    private let operations: [OperationNotation]
    /// The names that are not the identifiers, by these.
    private let others: [String: String]

    /// The types of each operation have a name of their own, wherever the description has the operation.
    init(_ operations: [OperationNotation]) {
        self.operations = operations
        let short = Self.shortNames(of: operations)
        let numbered = Self.numbered(
            operations.map { ($0.operation, short[$0.operation.identifier] ?? $0.operation.identifier) }
        )
        others = short.merging(numbered) { $1 }
    }

    /// The base name of the operation's own types.
    subscript(operation: Operation) -> String { others[operation.identifier] ?? operation.identifier }

    /// The names that are shorter than the identifiers, by these.
    ///
    /// If several operations have the same name without what frameworks add, the one with the shortest path names its types by
    /// it. The types of the others contain the whole identifier and rename none of these.
    private static func shortNames(of operations: [OperationNotation]) -> [String: String] {
        let names = operations.concurrentMap { (operation: $0.operation, short: shortNames(of: $0)) }
        let shortened = names.filter { !$0.short.isEmpty }.map { (order: RouteOrder($0.operation), names: $0) }
        let whole = shortened.isEmpty ? [] : names.filter(\.short.isEmpty).map(\.operation.identifier)
        var taken = Set(whole.map { SwiftName.type($0) })
        var short: [String: String] = [:]
        for (_, (operation, names)) in shortened.sorted(by: { $0.order < $1.order }) {
            short[operation.identifier] = names.first { taken.insert(SwiftName.type($0)).inserted }
        }
        return short
    }

    /// Names with numbers for operations whose names are those of others in Swift, as `create-pet` is `createPet`, by the identifiers.
    ///
    /// Of such operations, the one whose name is spelled as in Swift keeps it, or else the one with the shortest path.
    private static func numbered(_ names: [(operation: Operation, name: String)]) -> [String: String] {
        let types = names.concurrentMap { SwiftName.type($0.name) }
        let claims = Dictionary(grouping: names.indices) { types[$0] }.values.filter { $0.count > 1 }
            .flatMap { $0 }
            .map { index in
                let isSpelled = SwiftName.unescaped(SwiftName.method(names[index].name)) == names[index].name
                return (index: index, isSpelled: isSpelled, order: RouteOrder(names[index].operation))
            }
            .sorted { $0.isSpelled == $1.isSpelled ? $0.order < $1.order : $0.isSpelled }
        var scope = NameScope(reserved: types)
        var kept: Set<String> = []
        var numbered: [String: String] = [:]
        for (index, _, _) in claims where !kept.insert(types[index]).inserted {
            numbered[names[index].operation.identifier] = scope.claim(types[index])
        }
        return numbered
    }

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
        // `list` in one module of FastAPI's is not the `list` in another.
        if let route = notation.functionRoute { return route.typeNames.map { $0.joined(separator: " ") } }
        let name = notation.identifier.name
        return name == notation.describedIdentifier ? [] : [name]
    }

    // MARK: Bodies

    /// Names for schemas that FastAPI names after the operation whose body they describe, by its names: `login Request` for
    /// `Body_login_token_post`.
    func ofBodies(among schemas: [NamedSchema]) -> [String: String] {
        let forms = Set(schemas.lazy.map(\.name).filter { $0.hasPrefix(Self.formPrefix) })
        let ofForms = (forms.isEmpty ? [] : operations).compactMap { notation in
            Self.form(of: notation.operation, among: forms, of: schemas).map { ($0, notation) }
        }
        return Dictionary(ofForms) { first, _ in first }.mapValues { notation in
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
    /// The names of the schemas that describe the body, where they have names.
    fileprivate func schemasOfBody(among schemas: [NamedSchema]) -> [String] {
        (self.body?.contents ?? []).compactMap { content in
            if case .reference(let index)? = content.schema?.shape { schemas[index].name } else { nil }
        }
    }
}
