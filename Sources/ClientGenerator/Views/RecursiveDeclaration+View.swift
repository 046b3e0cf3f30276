import Mustache

/// An array or a map that contains itself, as the template `Recursive` shows it.
extension RecursiveDeclaration: MustacheView {
    static let members: MustacheMembers<Self> = [
        "name": { .string($0.name) },
        "type": { .string($0.type.name) },
        "documentation": {
            .documentation($0.documentation, fallback: "A collection that may contain values of its own type.")
        },
    ]
}
