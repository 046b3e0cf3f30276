import Mustache

/// A source file, for the template `SourceFile`: a list of declarations.
struct SourceFileView: MustacheView {
    /// A declaration, and the template that shows it.
    struct Declaration: MustacheView {
        /// The name of the template.
        let template: String
        /// Makes the view, which is done where the file is rendered: on all cores.
        let makeView: @Sendable () -> any MustacheView

        /// A declaration that is shown by a template.
        init(template: String, declaration: @autoclosure @escaping @Sendable () -> any MustacheView) {
            self.template = template
            makeView = declaration
        }

        static let members: MustacheMembers<Self> = [
            "template": { .string($0.template) },
            "declaration": { .view($0.makeView()) },
        ]
    }

    /// The access level of what is declared, as Swift writes it. It is the same in all of a file, so no other view has it.
    let access: String
    /// What the declarations are nested in, if in anything.
    let namespace: String?
    /// The declarations.
    let declarations: [Declaration]

    static let members: MustacheMembers<Self> = [
        "access": { .string($0.access) },
        "namespace": { .optional($0.namespace) },
        "declarations": { .views($0.declarations) },
    ]
}

/// The namespace of a client, as the template `Namespace` shows it.
struct NamespaceView: MustacheView {
    /// The name of the namespace.
    let name: String
    /// The name of the client's class.
    let clientName: String

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.name) },
        "clientName": { .string($0.clientName) },
    ]
}
