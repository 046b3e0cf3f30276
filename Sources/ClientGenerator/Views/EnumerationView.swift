import Mustache

/// An enumeration, as the templates `ExpandableEnumeration` and `FrozenEnumeration` show it.
struct EnumerationView: MustacheView {
    /// The enumeration.
    let enumeration: EnumerationDeclaration
    /// What its documentation may mention.
    let names: DocumentedNames

    /// How many values the list of all has at most without their type in front of each. Without it, a compiler needs time and memory
    /// that grow with the square of their number: gigabytes for some thousands.
    private static let manyValues = 200

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.enumeration.name) },
        "rawType": { .string($0.enumeration.rawType.rawValue) },
        "documentation": {
            .documentation($0.enumeration.documentation, fallback: Phrases.type($0.enumeration.name), names: $0.names)
        },
        "takesLiterals": { .bool($0.enumeration.takesLiterals) },
        "hasValues": { .bool(!$0.enumeration.values.isEmpty) },
        "hasManyValues": { .bool($0.enumeration.values.count > manyValues) },
        "values": { view in
            let areCodes = ValueCode.areMost(of: view.enumeration.values.map(\.rawValue))
            return .views(
                view.enumeration.values.map {
                    EnumerationValueView(
                        enumeration: view.enumeration,
                        value: $0,
                        isAmongCodes: areCodes
                    )
                }
            )
        },
    ]
}

/// A part of a large number.
struct TermView: MustacheView {
    /// The number that is multiplied.
    let text: String
    /// How often it is multiplied by 10¹⁸.
    let factors: Int

    static let members: MustacheMembers<Self> = [
        "text": { .string($0.text) },
        "factors": { .strings(Array(repeating: "", count: $0.factors)) },
    ]
}

/// A known value of an enumeration.
struct EnumerationValueView: MustacheView {
    /// The enumeration.
    let enumeration: EnumerationDeclaration
    /// The value.
    let value: EnumerationDeclaration.Value
    /// Whether most of its values are codes.
    let isAmongCodes: Bool

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.value.name) },
        "label": { .string(SwiftName.unescaped($0.value.name)) },
        "isText": { .bool($0.value.isText) },
        "text": { .literal($0.value.rawValue) },
        "terms": { .views($0.terms) },
        "documentation": {
            .documentation(
                $0.value.documentation,
                fallback: Phrases.value($0.value.rawValue, isAmongCodes: $0.isAmongCodes),
                hasHeadings: false
            )
        },
    ]
    /// The number as a sum, of several if no literal holds it.
    private var terms: [TermView] {
        let number = value.rawValue
        let parts = enumeration.rawType == .decimal ? EnumerationLiterals.parts(ofWholeNumber: number) : [number]
        return parts.enumerated().filter { parts.count == 1 || $0.element != "0" }.map { offset, part in
            TermView(text: part, factors: parts.count - 1 - offset)
        }
    }
}
