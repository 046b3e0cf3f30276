import Mustache

/// An enumeration, as the templates `ExpandableEnumeration` and `FrozenEnumeration` show it.
struct EnumerationView: MustacheView {
    let access: String
    let enumeration: EnumerationDeclaration

    static let members: MustacheMembers<Self> = [
        "access": { .string($0.access) },
        "name": { .string($0.enumeration.name) },
        "rawType": { .string($0.enumeration.rawSwiftType.name) },
        "documentation": { view in
            .strings(DocumentationLines.lines(view.enumeration.documentation, fallback: "One of a list of values."))
        },
        "values": { view in
            .views(
                view.enumeration.values.map { value in
                    EnumerationValueView(access: view.access, enumeration: view.enumeration, value: value)
                }
            )
        },
    ]
}

/// A known value of an enumeration.
struct EnumerationValueView: MustacheView {
    let access: String
    let enumeration: EnumerationDeclaration
    let value: EnumerationDeclaration.Value

    static let members: MustacheMembers<Self> = [
        "access": { .string($0.access) },
        "name": { .string($0.value.name) },
        "type": { .string($0.enumeration.name) },
        "text": { view in
            view.value.isText ? .view(TextView(text: SwiftText.literal(view.value.rawValue), isLast: true)) : .null
        },
        "number": {
            $0.value.isText ? .null : .view(TextView(text: $0.value.rawValue, isLast: true))
        },
        "documentation": { view in
            .strings(
                DocumentationLines.lines(
                    view.value.documentation,
                    fallback: "The value \(DocumentationLines.code(view.value.rawValue))."
                )
            )
        },
    ]
}
