import ServiceDescription

/// A call of an operation with values in the place of its arguments.
struct SampleCall {
    /// What is done with what the call returns.
    enum Use {
        /// There is nothing.
        case nothing
        /// It is used as it is.
        case value
        /// Its elements are used one by one.
        case elements
        /// It is waited for; whether there is a value then.
        case completion(hasValue: Bool)
    }

    /// The operation.
    let operation: OperationDeclaration
    /// The type that has the method: the client, or a group of operations.
    let typeName: String
    /// The property that leads from the client to the group; `nil` for the client's own operations.
    let groupProperty: String?
    /// The types of the arguments, as the tags of samples list them (G158).
    let argumentTypes: [String]
    /// The arguments.
    let arguments: [SampleArgument]

    /// A call of an operation.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - group: The group that it belongs to, if it does.
    ///   - client: The client.
    ///   - values: Makes the arguments.
    /// - Returns: `nil` if an argument cannot be written, or nobody should call the operation.
    init?(
        _ operation: OperationDeclaration,
        in group: ClientDeclaration.Group?,
        of client: ClientDeclaration,
        values: SampleValues
    ) {
        let isWanted = operation.replacement == nil && !operation.operation.documentation.isDeprecated
        guard isWanted, !operation.isOverload else { return nil }
        var parameters = operation.parameters.filter(\.source.isArgument).map { (name: $0.name, type: $0.type) }
        for member in operation.body?.members ?? [] where member.isArgument {
            parameters.append((member.name, member.property.type))
        }
        if let body = operation.body, body.isArgument {
            guard !body.asksForMediaType else { return nil }
            parameters.append((body.name, body.type))
        }
        var arguments: [SampleArgument] = []
        for (name, type) in parameters {
            let label = SwiftName.unescaped(name)
            guard let value = values.expression(type, named: label) else { return nil }
            arguments.append(SampleArgument(label: label, value: value))
        }
        self.operation = operation
        typeName = group?.typeName ?? client.name
        groupProperty = group?.propertyName
        argumentTypes = parameters.map(\.type.name)
        self.arguments = arguments
    }

    /// What is done with what the call returns.
    var use: Use {
        if operation.output.longRunning != nil { return .completion(hasValue: operation.output.type != .void) }
        switch operation.output.format {
        case .nothing, .headers: return .nothing
        case .list, .page, .pages, .events, .stream: return .elements
        case .value, .optionalValue, .data, .text, .byStatus: return .value
        }
    }

    /// The tag of the sample: `package.class.method#argType1-argType2` (G158).
    func tag(module: String) -> String {
        let name = "\(module).\(typeName).\(SwiftName.unescaped(operation.name))"
        return argumentTypes.isEmpty ? name : "\(name)#\(argumentTypes.joined(separator: "-"))"
    }
}
