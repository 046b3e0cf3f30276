import Mustache

/// A parameter of a generated initializer or method, and the argument with which a call passes it on.
struct ParameterView: MustacheView {
    /// The name in Swift; behind a label, where the two differ.
    let name: String
    /// The type, without the `?` of an optional.
    let type: String
    /// Whether the argument is optional and `nil` by default.
    var isOptional = false
    /// The value that it has if none is given.
    var defaultValue: SwiftExpression?

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.name) },
        "declaration": { .string($0.variable == $0.name ? $0.name : $0.name + " " + $0.variable) },
        "variable": { .string($0.variable) },
        "label": { .string(SwiftName.label($0.name)) },
        "type": { .string($0.type) },
        "isOptional": { .bool($0.isOptional) },
        "defaultValue": { .optional($0.defaultValue) },
    ]

    /// The name that a method of an operation has for the value.
    private var variable: String { ReservedNames.variable(name) }
}
