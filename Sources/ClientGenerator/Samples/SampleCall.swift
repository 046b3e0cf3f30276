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
    /// The property that leads from the client to the group, and a point; empty for the client's own operations.
    let groupPath: String
    /// The types of the arguments, as the tags of samples list them (G158).
    let argumentTypes: [String]
    /// The arguments, labels included.
    let arguments: [String]

    /// A call of an operation.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - isOverloaded: Whether there are methods of the same name for other types of the body.
    ///   - group: The group that it belongs to, if it does.
    ///   - client: The client.
    ///   - values: Makes the arguments.
    /// - Returns: `nil` if an argument cannot be written, or nobody should call the operation.
    init?(
        _ operation: OperationDeclaration,
        isOverloaded: Bool,
        in group: ClientDeclaration.Group?,
        of client: ClientDeclaration,
        values: SampleValues
    ) {
        let isWanted = operation.replacement == nil && !operation.operation.documentation.isDeprecated
        guard isWanted, !operation.isOverload else { return nil }
        var arguments = operation.parameters.filter(\.source.isArgument).map { ($0.name, $0.type) }
        for member in operation.body?.members ?? [] where member.isArgument {
            arguments.append((member.name, member.property.type))
        }
        if let body = operation.body, body.isArgument {
            guard !body.asksForMediaType else { return nil }
            arguments.append((body.name, body.type))
        }
        var texts: [String] = []
        for (name, type) in arguments {
            guard let value = values.expression(type, named: SwiftName.unescaped(name)) else { return nil }
            let label = SwiftName.label(name)
            // An empty collection says nothing of its type, which is what tells one method from the other.
            if isOverloaded, value.hasPrefix("[") || value.hasPrefix(".") {
                // Within a namespace the types of elements would have to be qualified, too.
                guard values.qualifier.isEmpty || value.hasPrefix(".") else { return nil }
                texts.append("\(label): \(value) as \(values.qualified(type))")
            } else {
                texts.append("\(label): \(value)")
            }
        }
        self.operation = operation
        typeName = group?.typeName ?? client.name
        groupPath = group.map { $0.propertyName + "." } ?? ""
        argumentTypes = arguments.map(\.1.name)
        self.arguments = texts
    }

    /// The call of the method of `client`.
    var text: String { "client.\(groupPath)\(operation.name)(\(arguments.joined(separator: ", ")))" }

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
