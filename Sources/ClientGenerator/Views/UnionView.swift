import Mustache
import ServiceDescription

/// A union, as the template `Union` shows it.
struct UnionView: MustacheView {
    /// The maximum number of cases in a `switch`. The time that the compiler needs to check that none is missing grows with the
    /// square of their number: a second at some hundred. At a thousand, it refuses.
    private static let longestSwitch = 100

    /// The union.
    let union: UnionDeclaration
    /// What its documentation may mention.
    let names: DocumentedNames

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.union.name) },
        "documentation": { view in
            let choice = Phrases.choice(view.union.cases.map { ($0.longName, $0.type) })
            let fallback = choice ?? Phrases.type(view.union.name)
            return .documentation(view.union.documentation, fallback: fallback, names: view.names)
        },
        "isIndirect": { .bool($0.union.cases.contains { $0.type.model != nil || $0.type.isUnion }) },
        "isLong": { .bool($0.union.cases.count > longestSwitch) },
        "cases": { .views($0.union.cases) },
        "discriminator": { .literal($0.union.discriminator) },
        "xml": { view in
            .optional(
                view.union.xmlDiscriminator.map {
                    XMLFormDeclaration.Member(wireName: view.union.discriminator ?? "", member: $0)
                }
            )
        },
        "literals": { .views(UnionLiteral.all(of: $0.union)) },
        "mappings": { .views($0.union.mappings) },
        "withoutDiscriminator": { view in
            .optional(view.union.mayLackDiscriminator ? UnionAttemptsView(cases: view.union.cases) : nil)
        },
        "candidates": { .views($0.union.cases.filter(\.discriminatorValues.isEmpty)) },
        "defaultAlternative": { .optional($0.union.cases.first(where: \.isDefault)) },
    ]
}

/// An alternative of a union.
extension UnionDeclaration.Case: MustacheView {
    static let members: MustacheMembers<Self> = [
        "name": { .string($0.name) },
        "type": { .string($0.type.name) },
        "documentation": {
            .documentation(
                $0.documentation,
                fallback: Phrases.alternative($0.longName, type: $0.type),
                hasHeadings: false
            )
        },
    ]
}

/// What values of the discriminator of a union stand for.
extension UnionDeclaration.Mapping: MustacheView {
    static let members: MustacheMembers<Self> = [
        "discriminatorValues": { .strings($0.discriminatorValues.map(SwiftText.literal)) },
        "standsForNone": { .bool($0.cases.count == 1 && $0.cases[0].isWithoutDiscriminator) },
        "alternative": { .optional($0.cases.count == 1 ? $0.cases[0] : nil) },
        "candidates": { .views($0.cases) },
    ]
}

/// The alternatives that are tried for an object without a discriminator.
struct UnionAttemptsView: MustacheView {
    /// The alternatives.
    let cases: [UnionDeclaration.Case]

    static let members: MustacheMembers<Self> = ["candidates": { .views($0.cases) }]
}

/// A literal that creates an alternative of a union.
extension UnionLiteral: MustacheView {
    package static let members: MustacheMembers<Self> = [
        "protocol": { .string("ExpressibleBy\($0.kind.rawValue)Literal") },
        "label": {
            let name = $0.kind.rawValue
            return .string(name.prefix(1).lowercased() + name.dropFirst() + "Literal")
        },
        "isArray": { .bool($0.kind == .array) },
        "isDictionary": { .bool($0.kind == .dictionary) },
        "isScalar": { .bool(![.array, .dictionary].contains($0.kind)) },
        "type": { .string($0.type.name) },
        "name": { .string($0.alternative) },
    ]
}
