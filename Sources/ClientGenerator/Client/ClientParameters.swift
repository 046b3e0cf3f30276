import ServiceDescription

/// The parameters that belong to the client as a whole rather than to one call (`x-ms-parameter-location: client`).
struct ClientParameters {
    private struct Key: Hashable {
        let location: ParameterLocation
        let name: String
    }

    /// The parameters, in the order of the description.
    private(set) var all: [OperationDeclaration.Parameter] = []
    private var indices: [Key: Int] = [:]
    private var scope = NameScope(
        reserved: [
            "options", "withOptions", "requests", "endpoint", "pipeline", "commonOptions", "send", "request",
            "authPolicy",
            "credential",
        ]
    )

    /// The client's parameter that an operation's parameter is.
    ///
    /// - Parameters:
    ///   - parameter: The parameter of the description. What has the same name in the same place is one parameter.
    ///   - names: The names that it may have in Swift, the best first.
    ///   - type: Its type, and the value that it has if none is given.
    mutating func claim(
        _ parameter: Parameter,
        names: [String],
        type: () -> (SwiftType, defaultValue: String?)
    ) -> OperationDeclaration.Parameter {
        let key = Key(location: parameter.location, name: parameter.name)
        if let index = indices[key] {
            // A value that one operation must have is never missing.
            all[index].parameter.isRequired = all[index].parameter.isRequired || parameter.isRequired
            return all[index]
        }
        let (type, defaultValue) = type()
        indices[key] = all.count
        all.append(
            OperationDeclaration.Parameter(
                name: scope.claim(firstOf: names),
                wireName: parameter.name,
                type: type,
                source: .client,
                parameter: parameter,
                defaultValue: defaultValue
            )
        )
        return all[all.count - 1]
    }
}
