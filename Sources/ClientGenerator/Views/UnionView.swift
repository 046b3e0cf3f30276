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
        "cases": { .views($0.union.cases.map(UnionCaseView.init)) },
        "discriminator": { .literal($0.union.discriminator) },
        "xml": { view in
            .optional(
                view.union.xmlDiscriminator.map {
                    XMLMemberView(wireName: view.union.discriminator ?? "", member: $0)
                }
            )
        },
        "literals": { view in .views(UnionLiteral.all(of: view.union).map { LiteralView(literal: $0) }) },
        "mappings": { .views($0.union.mappings.map(DiscriminatorMappingView.init)) },
        "withoutDiscriminator": { view in
            .optional(view.union.mayLackDiscriminator ? UnionAttemptsView(cases: view.union.cases) : nil)
        },
        "candidates": { view in .views(view.cases { $0.discriminatorValues.isEmpty }) },
        "defaultAlternative": { view in .optional(view.cases { $0.isDefault }.first) },
    ]

    private func cases(where isWanted: (UnionDeclaration.Case) -> Bool) -> [UnionCaseView] {
        union.cases.filter(isWanted).map { UnionCaseView(value: $0) }
    }
}

/// An alternative of a union.
struct UnionCaseView: MustacheView {
    /// The alternative.
    let value: UnionDeclaration.Case

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.value.name) },
        "type": { .string($0.value.type.name) },
        "documentation": {
            .documentation(
                $0.value.documentation,
                fallback: Phrases.alternative($0.value.longName, type: $0.value.type),
                hasHeadings: false
            )
        },
    ]
}

/// What values of the discriminator of a union stand for.
struct DiscriminatorMappingView: MustacheView {
    /// The values and the alternatives.
    let mapping: UnionDeclaration.Mapping

    static let members: MustacheMembers<Self> = [
        "discriminatorValues": { .strings($0.mapping.discriminatorValues.map(SwiftText.literal)) },
        "standsForNone": { .bool($0.mapping.cases.count == 1 && $0.mapping.cases[0].isWithoutDiscriminator) },
        "alternative": { view in
            let cases = view.mapping.cases
            return .optional(cases.count == 1 ? UnionCaseView(value: cases[0]) : nil)
        },
        "candidates": { .views($0.mapping.cases.map(UnionCaseView.init)) },
    ]
}

/// The alternatives that are tried for an object without a discriminator.
struct UnionAttemptsView: MustacheView {
    /// The alternatives.
    let cases: [UnionDeclaration.Case]

    static let members: MustacheMembers<Self> = ["candidates": { .views($0.cases.map(UnionCaseView.init)) }]
}

/// A literal that creates an alternative of a union.
struct LiteralView: MustacheView {
    /// The literal.
    let literal: UnionLiteral

    static let members: MustacheMembers<Self> = [
        "protocol": { .string("ExpressibleBy\($0.literal.kind.rawValue)Literal") },
        "label": { view in
            let name = view.literal.kind.rawValue
            return .string(name.prefix(1).lowercased() + name.dropFirst() + "Literal")
        },
        "isArray": { .bool($0.literal.kind == .array) },
        "isDictionary": { .bool($0.literal.kind == .dictionary) },
        "isScalar": { .bool(![.array, .dictionary].contains($0.literal.kind)) },
        "type": { .string($0.literal.type.name) },
        "name": { .string($0.literal.alternative) },
    ]
}
