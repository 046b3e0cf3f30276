import Mustache

/// A file of source, as the template `SourceFile` shows it: declarations one below the other.
struct SourceFileView: MustacheView {
    /// A declaration, and the template that shows it.
    struct Declaration: MustacheView {
        let template: String
        let declaration: any MustacheView

        static let members: MustacheMembers<Self> = [
            "template": { .string($0.template) },
            "declaration": { .view($0.declaration) },
        ]
    }

    let declarations: [Declaration]

    static let members: MustacheMembers<Self> = [
        "declarations": { .views($0.declarations) }
    ]
}
