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

/// A number, which is the sum of several if no literal holds it.
struct NumberView: MustacheView {
    /// The number.
    let text: String
    /// Its type.
    let type: BuiltInType

    static let members: MustacheMembers<Self> = [
        "text": { .string($0.text) },
        "terms": { view in
            let parts = view.type == .decimal ? EnumerationLiterals.parts(ofWholeNumber: view.text) : [view.text]
            let terms = parts.enumerated().filter { parts.count == 1 || $0.element != "0" }
            return .separated(terms) { term, isLast in
                TermView(text: term.element, factors: parts.count - 1 - term.offset, isLast: isLast)
            }
        },
    ]
}

/// A part of a large number.
struct TermView: MustacheView {
    /// The number that is multiplied.
    let text: String
    /// How often it is multiplied by 10¹⁸.
    let factors: Int
    /// Whether no other follows it.
    let isLast: Bool

    static let members: MustacheMembers<Self> = [
        "text": { .string($0.text) },
        "factors": { .separated(Array(repeating: "", count: $0.factors)) },
        "isLast": { .bool($0.isLast) },
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
        "number": { view in
            view.value.isText
                ? .null : .view(NumberView(text: view.value.rawValue, type: view.enumeration.rawSwiftType))
        },
        "documentation": { view in
            .strings(
                DocumentationLines.lines(
                    view.value.documentation,
                    fallback: Phrases.value(view.value.rawValue, isAmongCodes: view.isAmongCodes),
                    hasHeadings: false
                )
            )
        },
    ]
}
