import Mustache

/// An enumeration, as the templates `ExpandableEnumeration` and `FrozenEnumeration` show it.
struct EnumerationView: MustacheView {
    /// The access level of what is declared, as Swift writes it.
    let access: String
    /// The enumeration.
    let enumeration: EnumerationDeclaration

    static let members: MustacheMembers<Self> = [
        "access": { .string($0.access) },
        "name": { .string($0.enumeration.name) },
        "rawType": { .string($0.enumeration.rawSwiftType.rawValue) },
        "documentation": { view in
            .strings(
                DocumentationLines.lines(
                    view.enumeration.documentation,
                    fallback: Phrases.type(view.enumeration.name)
                )
            )
        },
        "takesLiterals": { .bool($0.enumeration.takesLiterals) },
        "hasValues": { .bool(!$0.enumeration.values.isEmpty) },
        "values": { view in
            let areCodes = ValueCode.areMost(of: view.enumeration.values.map(\.rawValue))
            return .separated(view.enumeration.values) { value, isLast in
                EnumerationValueView(
                    access: view.access,
                    enumeration: view.enumeration,
                    value: value,
                    isAmongCodes: areCodes,
                    isLast: isLast
                )
            }
        },
    ]
}

/// A known value of an enumeration.
struct EnumerationValueView: MustacheView {
    /// The access level of what is declared, as Swift writes it.
    let access: String
    /// The enumeration.
    let enumeration: EnumerationDeclaration
    /// The value.
    let value: EnumerationDeclaration.Value
    /// Whether most of its values are codes.
    let isAmongCodes: Bool
    /// Whether no other value follows.
    let isLast: Bool

    static let members: MustacheMembers<Self> = [
        "access": { .string($0.access) },
        "name": { .string($0.value.name) },
        "label": { .string(SwiftName.unescaped($0.value.name)) },
        "isLast": { .bool($0.isLast) },
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
                    fallback: Phrases.value(view.value.rawValue, isAmongCodes: view.isAmongCodes)
                )
            )
        },
    ]
}
