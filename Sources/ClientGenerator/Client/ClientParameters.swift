import ServiceDescription

/// The parameters that belong to the client as a whole rather than to one call (`x-ms-parameter-location: client`).
struct ClientParameters {
    /// The parameters, in the order of the description.
    private(set) var all: [OperationDeclaration.Parameter] = []
    private var indices: [Parameter.Key: Int] = [:]
    private var scope = NameScope(
        reserved: ReservedNames.membersOfClients + ReservedNames.labelsOfClients + [ReservedNames.credential]
    )

    /// The names that the user chose for parameters, and that others have.
    var refusals: [NameScope.Refusal] { scope.refusals }

    /// Returns the client's parameter for an operation's parameter, or `nil` if the client has one with the same name
    /// but another type.
    ///
    /// - Parameters:
    ///   - parameter: The parameter of the description. Parameters with the same name in the same location are one
    ///     parameter.
    ///   - catalog: Knows the types.
    ///   - wanted: The names that it may have in Swift.
    ///   - type: Its type, and the value that it has if none is given.
    mutating func claim(
        _ parameter: Parameter,
        catalog: inout ModelCatalog,
        called wanted: WantedName,
        type: (inout ModelCatalog) -> (SwiftType, SwiftExpression?)
    ) -> OperationDeclaration.Parameter? {
        if let index = indices[parameter.key] {
            guard catalog.facts.haveOneType(all[index].parameter.schema, parameter.schema) else { return nil }
            // A value that one operation must have is never missing.
            all[index].parameter.isRequired = all[index].parameter.isRequired || parameter.isRequired
            var known = all[index]
            // How it is written is the operation's affair, but for the name, whose case may differ in header fields.
            known.parameter = parameter
            known.parameter.name = all[index].wireName
            return known
        }
        let (type, defaultValue) = type(&catalog)
        indices[parameter.key] = all.count
        all.append(
            OperationDeclaration.Parameter(
                name: scope.claim(wanted),
                type: type,
                source: .client,
                parameter: parameter,
                defaultValue: defaultValue
            )
        )
        return all[all.count - 1]
    }
}
