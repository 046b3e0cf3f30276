import Mustache
import ServiceDescription

/// A union, as the template `Union` shows it.
struct UnionView: MustacheView {
    /// The maximum number of cases in a `switch`. The time that the compiler needs to check that none is missing grows with the
    /// square of their number: a second at some hundred. At a thousand, it refuses.
    private static let longestSwitch = 100

    /// The access level of what is declared, as Swift writes it.
    let access: String
    /// The union.
    let union: UnionDeclaration

    static let members: MustacheMembers<Self> = [
        "access": { .string($0.access) },
        "name": { .string($0.union.name) },
        "documentation": { view in
            let choice = Phrases.choice(view.union.cases.map { ($0.longName, $0.type) })
            let fallback = choice ?? Phrases.type(view.union.name)
            return .strings(DocumentationLines.lines(view.union.documentation, fallback: fallback))
        },
        "isIndirect": { .bool($0.union.cases.contains { $0.type.model != nil || $0.type.isUnion }) },
        "isLong": { .bool($0.union.cases.count > longestSwitch) },
        "cases": { view in .views(view.union.cases.map { UnionCaseView(value: $0) }) },
        "discriminator": { .optional($0.union.discriminator.map(SwiftText.literal)) },
        "xml": { view in
            .optional(
                view.union.xmlDiscriminator.map {
                    XMLMemberView(wireName: view.union.discriminator ?? "", member: $0)
                }
            )
        },
        "literals": { view in .views(LiteralView.all(of: view.union, access: view.access)) },
        "mappings": { view in
            .views(view.union.mappings.map { DiscriminatorMappingView(mapping: $0) })
        },
        "candidates": { view in .views(view.cases { $0.discriminatorValues.isEmpty || view.union.mayLackDiscriminator })
        },
        "defaultAlternative": { view in .optional(view.cases { $0.isDefault }.first) },
        "hasCandidates": { view in
            .bool(view.union.mayLackDiscriminator || view.union.cases.contains { $0.discriminatorValues.isEmpty })
        },
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
        "documentation": { view in
            .strings(
                DocumentationLines.lines(
                    view.value.documentation,
                    fallback: Phrases.alternative(view.value.longName, type: view.value.type)
                )
            )
        },
    ]
}

/// What values of the discriminator of a union stand for.
struct DiscriminatorMappingView: MustacheView {
    /// The values and the alternatives.
    let mapping: UnionDeclaration.Mapping

    static let members: MustacheMembers<Self> = [
        "discriminatorValues": { .separated($0.mapping.discriminatorValues.map(SwiftText.literal)) },
        "standsForNone": { .bool($0.mapping.cases.count == 1 && $0.mapping.cases[0].isWithoutDiscriminator) },
        "alternative": { view in
            let cases = view.mapping.cases
            return .optional(cases.count == 1 ? UnionCaseView(value: cases[0]) : nil)
        },
        "hasCandidates": { _ in .bool(true) },
        "candidates": { view in .views(view.mapping.cases.map { UnionCaseView(value: $0) }) },
    ]
}

/// A literal that creates an alternative of a union, because no other alternative takes it.
struct LiteralView: MustacheView {
    /// The kinds of literals, as the protocols of Swift call them.
    private enum Kind: String {
        case string = "String"
        case integer = "Integer"
        case float = "Float"
        case boolean = "Boolean"
        case array = "Array"
        case dictionary = "Dictionary"
    }

    private let access: String
    private let kind: Kind
    /// The type of the alternative or, if that is a collection, of what it contains.
    private let type: SwiftType
    private let name: String

    static let members: MustacheMembers<Self> = [
        "access": { .string($0.access) },
        "protocol": { .string("ExpressibleBy\($0.kind.rawValue)Literal") },
        "label": { .string($0.kind.rawValue.prefix(1).lowercased() + $0.kind.rawValue.dropFirst() + "Literal") },
        "isArray": { .bool($0.kind == .array) },
        "isDictionary": { .bool($0.kind == .dictionary) },
        "isScalar": { .bool($0.kind != .array && $0.kind != .dictionary) },
        "type": { .string($0.type.name) },
        "name": { .string($0.name) },
    ]

    private static let numbers: Set<BuiltInType> = [.double, .float]

    /// The types of which a literal creates values. A number takes an integer literal as well, but an integer takes it before.
    private static let takers: [(kind: Kind, types: [Set<BuiltInType>])] = [
        (.string, [[.string]]),
        (.integer, [[.int, .int32, .int64, .uint64], numbers]),
        (.float, [numbers]),
        (.boolean, [[.bool]]),
    ]

    /// The literals of a union.
    static func all(of union: UnionDeclaration, access: String) -> [LiteralView] {
        let scalars = takers.map { kind, types in
            let takers = types.map { types in union.cases.filter { $0.type.builtIn.map(types.contains) ?? false } }
            return (takers.first { !$0.isEmpty } ?? []).map { (kind, $0.type, $0.name) }
        }
        let arrays = union.cases.compactMap { taker in
            if case .array(let element) = taker.type { (Kind.array, element, taker.name) } else { nil }
        }
        // The protocol's own `Key` would hide a type of that name in the declaration.
        let hidesType = union.cases.contains { $0.type.mentions("Key") }
        let dictionaries = union.cases.compactMap { taker in
            if case .dictionary(let value) = taker.type, !hidesType {
                (Kind.dictionary, value, taker.name)
            } else {
                nil
            }
        }
        return (scalars + [arrays, dictionaries]).filter { $0.count == 1 }.joined().map { kind, type, name in
            LiteralView(access: access, kind: kind, type: type, name: name)
        }
    }
}
