import ServiceDescription

/// A call of an operation with sample values as arguments.
struct SampleCall: Sendable {
    /// What is done with what the call returns.
    enum Use {
        /// The call returns nothing.
        case nothing
        /// The result is used as a whole.
        case value
        /// The elements of the result are used one by one.
        case elements
        /// The sample waits for completion, and then has a value or none.
        case completion(hasValue: Bool)
    }

    /// The operation.
    let operation: OperationDeclaration
    /// The type that has the method: the client, or a group of operations.
    let typeName: String
    /// The property that leads from the client to the group; `nil` for the client's own operations.
    let groupProperty: String?
    /// The arguments.
    let arguments: [SwiftExpression.Argument]

    /// A call of an operation.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - isOverloaded: Whether there are methods of the same name for other types of the body.
    ///   - group: The group that it belongs to, if it does.
    ///   - client: The client.
    ///   - values: Makes the arguments.
    /// - Returns: `nil` if an argument cannot be written, or the operation should not be called.
    init?(
        _ operation: OperationDeclaration,
        isOverloaded: Bool,
        in group: ClientDeclaration.Group?,
        of client: ClientDeclaration,
        values: SampleValues
    ) {
        let isWanted = operation.replacement == nil && !operation.operation.documentation.isDeprecated
        guard isWanted, !operation.isOverload else { return nil }
        let asksForMediaType = operation.body?.asksForMediaType == true
        guard !asksForMediaType || operation.body?.isOptional == true else { return nil }
        var arguments: [SwiftExpression.Argument] = []
        for argument in operation.arguments where !(argument.isOptional && asksForMediaType) {
            guard let value = values.expression(argument.type.unwrapped, named: argument.label) else {
                if argument.isOptional { continue }
                return nil
            }
            var sample = SwiftExpression.Argument(label: SwiftName.label(argument.name), value: value)
            if isOverloaded, value.isVague { sample.statedType = values.qualified(argument.type) }
            arguments.append(sample)
        }
        self.operation = operation
        typeName = group?.typeName ?? client.name
        groupProperty = (group?.propertyName).map(SwiftName.unescaped)
        self.arguments = arguments
    }

    /// Whether the operation only reads, by its name.
    var isReading: Bool {
        Words(SwiftName.unescaped(operation.name)).lowercased.first.map(Verbs.isReading) ?? false
    }

    /// What is done with what the call returns.
    var use: Use {
        if operation.output.longRunning != nil { return .completion(hasValue: operation.output.type != .void) }
        switch operation.output.format {
        case .nothing, .headers: return .nothing
        case .list, .page, .pages, .events, .eventObjects, .stream, .lines: return .elements
        case .value, .optionalValue, .data, .text, .byStatus: return .value
        }
    }

    /// The tag of the sample: `package.class.method#argType1-argType2` (G158).
    func tag(module: String) -> String {
        let name = "\(module).\(typeName).\(SwiftName.unescaped(operation.name))"
        let types = operation.arguments.map(\.type.name)
        return types.isEmpty ? name : "\(name)#\(types.joined(separator: "-"))"
    }
}
