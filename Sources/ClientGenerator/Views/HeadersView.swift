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
        "fields": { .views($0.headers.fields) },
    ]
}

/// A header field.
extension HeadersDeclaration.Field: MustacheView {
    static let members: MustacheMembers<Self> = [
        "name": { .string($0.name) },
        "type": { .string(($0.isCollection ? .dictionary($0.type) : $0.type.optional).name) },
        "isCollection": { .bool($0.isCollection) },
        "wireName": { .literal($0.wireName) },
        "accessorName": { .string($0.isJSON ? "JSON" : $0.type.accessorName ?? "") },
        "style": { .optional($0.listStyle?.rawValue) },
        "coding": { .optional($0.type.coding?.rawValue) },
        "documentation": {
            .documentation(
                $0.documentation,
                fallback: $0.isCollection
                    ? "The header fields whose names begin with `\($0.wireName)`, by the rest of their names."
                    : "The header field `\($0.wireName)`.",
                hasHeadings: false
            )
        },
    ]
}
