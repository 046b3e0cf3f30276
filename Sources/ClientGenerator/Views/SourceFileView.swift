import Mustache

/// A source file, for the template `SourceFile`: a list of declarations.
struct SourceFileView: MustacheView {
    /// A declaration, and the template that shows it.
    struct Declaration: MustacheView {
        /// The name of the template.
        let template: String
        /// Makes the view, which is done where the file is rendered: on all cores.
        let makeView: @Sendable () -> any MustacheView
        /// Whether it is the first of its file.
        var isFirst = false

        /// A declaration that is shown by a template.
        init(template: String, declaration: @autoclosure @escaping @Sendable () -> any MustacheView) {
            self.template = template
            makeView = declaration
        }

        static let members: MustacheMembers<Self> = [
            "template": { .string($0.template) },
            "declaration": { .view($0.makeView()) },
            "isFirst": { .bool($0.isFirst) },
        ]
    }

    /// What the declarations are nested in, if in anything.
    let namespace: String?
    /// The declarations.
    let declarations: [Declaration]

    static let members: MustacheMembers<Self> = [
        "namespace": { .optional($0.namespace) },
        "declarations": { view in
            .views(
                view.declarations.enumerated().map { index, declaration in
                    var declaration = declaration
                    declaration.isFirst = index == 0
                    return declaration
                }
            )
        },
    ]
}

/// The namespace of a client, as the template `Namespace` shows it.
struct NamespaceView: MustacheView {
    /// The access level of what is generated.
    let access: String
    /// The name of the namespace.
    let name: String
    /// The name of the client's class.
    let clientName: String

    static let members: MustacheMembers<Self> = [
        "access": { .string($0.access) },
        "name": { .string($0.name) },
        "clientName": { .string($0.clientName) },
    ]
}
