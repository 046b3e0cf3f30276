import Mustache
import ServiceDescription

/// The struct of a response's header fields, for the template `Headers`.
struct HeadersView: MustacheView {
    /// How documentation names the operation.
    let reference: String
    /// The header fields.
    let headers: HeadersDeclaration

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.headers.name) },
        "documentation": { .documentation(of: "The header fields of the response to \($0.reference).") },
        "fields": { .views($0.headers.fields.map(HeaderFieldView.init)) },
    ]
}

/// A header field.
struct HeaderFieldView: MustacheView {
    /// The header field.
    let field: HeadersDeclaration.Field

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.field.name) },
        "type": { .string(($0.field.isCollection ? .dictionary($0.field.type) : $0.field.type.optional).name) },
        "isCollection": { .bool($0.field.isCollection) },
        "wireName": { .literal($0.field.wireName) },
        "accessorName": { .string($0.field.type.accessorName ?? "") },
        "style": { .optional($0.field.listStyle?.rawValue) },
        "coding": { .optional($0.field.type.coding?.rawValue) },
        "documentation": {
            .documentation(
                $0.field.documentation,
                fallback: $0.field.isCollection
                    ? "The header fields whose names begin with `\($0.field.wireName)`, by the rest of their names."
                    : "The header field `\($0.field.wireName)`.",
                hasHeadings: false
            )
        },
    ]
}
