import Mustache

/// A parameter of a generated initialiser or method, and the argument with which a call passes it on.
struct ParameterView: MustacheView {
    let name: String
    let type: String
    var isOptional = false
    var defaultValue: String?
    var isLast = false

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.name) },
        "label": { .string(SwiftName.label($0.name)) },
        "type": { .string($0.type) },
        "isOptional": { .bool($0.isOptional) },
        "defaultValue": { .optional($0.defaultValue) },
        "isLast": { .bool($0.isLast) },
    ]

    /// The parameters of a list, the last one marked.
    static func separated(_ parameters: [ParameterView]) -> MustacheValue {
        .separated(parameters) { parameter, isLast in
            var parameter = parameter
            parameter.isLast = isLast
            return parameter
        }
    }
}
