extension OperationDraft {
    /// An argument of the methods of an operation.
    struct Argument: Sendable {
        /// The name in Swift.
        let name: String
        /// The type.
        let type: SwiftType
        /// Whether it may be left out.
        var isOptional = false
        /// The value that it has unless callers pass another one.
        var defaultValue: SwiftExpression?
        /// The name on the wire; empty for the body and its media type, which have none.
        var wireName = ""

        /// The name without backticks, as a call writes it before the value.
        var label: String { SwiftName.unescaped(name) }
    }

    /// The arguments of the methods without the options: the parameters, and then the body or the members that callers pass
    /// separately.
    var arguments: [Argument] {
        var arguments = parameters.compactMap { parameter in
            parameter.source.isArgument
                ? Argument(
                    name: parameter.name,
                    type: parameter.type,
                    defaultValue: parameter.argumentDefault,
                    wireName: parameter.wireName
                ) : nil
        }
        for member in body?.members ?? [] where member.isArgument {
            arguments.append(
                Argument(name: member.name, type: member.property.givenType, wireName: member.property.wirePath)
            )
        }
        guard let body, body.members == nil else { return arguments }
        let type = body.type.optional(if: body.mayBeNull)
        arguments.append(Argument(name: body.name, type: type, isOptional: body.isOptional))
        if body.asksForMediaType, let name = body.contentTypeName {
            arguments.append(Argument(name: name, type: .string, isOptional: body.isOptional))
        }
        return arguments
    }

    /// The label of the first argument, where the body counts as one argument however callers give it.
    var firstLabel: String? {
        parameters.first(where: \.source.isArgument).map { SwiftName.unescaped($0.name) }
            ?? body.map { SwiftName.unescaped($0.name) }
    }

    /// The labels of the method's arguments, without the options that follow them.
    var labels: [String] { arguments.map(\.label) }

    /// The labels of calls: of those that leave nothing out and, where something may be left out, of those that do.
    var labelings: [[String]] {
        let arguments = arguments
        let required = arguments.filter { !$0.isOptional }
        return (required.count < arguments.count ? [arguments, required] : [arguments]).map { $0.map(\.label) }
    }
}
