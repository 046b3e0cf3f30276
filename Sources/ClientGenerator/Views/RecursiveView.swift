import Mustache

/// An array or a map that contains itself, as the template `Recursive` shows it.
struct RecursiveView: MustacheView {
    /// The array or map.
    let declaration: RecursiveDeclaration

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.declaration.name) },
        "type": { .string($0.declaration.type.name) },
        "documentation": {
            .documentation(
                $0.declaration.documentation,
                fallback: "A collection that may contain values of its own type."
            )
        },
    ]
}
