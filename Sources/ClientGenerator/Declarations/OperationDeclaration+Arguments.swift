extension OperationDeclaration {
    /// An argument of the methods of an operation.
    struct Argument: Sendable {
        /// The name in Swift.
        let name: String
        /// The type.
        let type: SwiftType
        /// Whether it may be left out.
        var isOptional = false
        /// The name on the wire; empty for the body and its media type, which have none.
        var wireName = ""

        /// The name without backticks, as a call writes it before the value.
        var label: String { SwiftName.unescaped(name) }
    }

    /// The arguments of the methods, without the options that follow them: parameters, and then the body, or what callers give
    /// of it one by one.
    var arguments: [Argument] {
        var arguments = parameters.compactMap { parameter in
            parameter.source.isArgument
                ? Argument(name: parameter.name, type: parameter.type, wireName: parameter.wireName) : nil
        }
        for member in body?.members ?? [] where member.isArgument {
            arguments.append(
                Argument(name: member.name, type: member.property.givenType, wireName: member.property.wirePath)
            )
        }
        guard let body, body.isArgument else { return arguments }
        arguments.append(Argument(name: body.name, type: body.type, isOptional: body.isOptional))
        if body.asksForMediaType, let name = body.contentTypeName {
            arguments.append(Argument(name: name, type: .string, isOptional: body.isOptional))
        }
        return arguments
    }
}
