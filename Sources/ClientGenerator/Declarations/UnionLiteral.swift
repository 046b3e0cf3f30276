/// A literal that creates an alternative of a union: the first one that accepts it, so that further ones change nothing.
package struct UnionLiteral: Sendable {
    /// The kinds of literals, as the protocols of Swift call them.
    package enum Kind: String, Sendable, CaseIterable {
        case string = "String"
        case integer = "Integer"
        case float = "Float"
        case boolean = "Boolean"
        case array = "Array"
        case dictionary = "Dictionary"
    }

    /// The kind of the literal.
    let kind: Kind
    /// The type of the alternative or, if that is a collection, of what it contains.
    let type: SwiftType
    /// The name of the alternative.
    let alternative: String

    private static let numbers: Set<BuiltInType> = [.double, .float]

    /// The types that literals create, the best first. An integer literal creates a number only if no alternative is an integer.
    private static let scalars: [(kind: Kind, types: [Set<BuiltInType>])] = [
        (.string, [[.string]]),
        (.integer, [[.int, .int32, .int64, .uint64], numbers]),
        (.float, [numbers]),
        (.boolean, [[.bool]]),
    ]

    /// The literals of a union.
    static func all(of union: UnionDeclaration) -> [UnionLiteral] {
        var literals = scalars.compactMap { kind, types in
            types.firstNonNil { types in
                first(kind, of: union) { type in
                    type.builtIn.map(types.contains) == true ? type : nil
                }
            }
        }
        let array = first(.array, of: union) { type in
            if case .array(let element) = type { element } else { nil }
        }
        let dictionary = first(.dictionary, of: union) { type in
            if case .dictionary(let value) = type { value } else { nil }
        }
        // The protocol's own `Key` would hide a type of that name in the declaration.
        let hidesType = union.cases.contains { $0.type.mentions("Key") }
        literals += [array, hidesType ? nil : dictionary].compactMap(\.self)
        return literals
    }

    private static func first(
        _ kind: Kind,
        of union: UnionDeclaration,
        accepting type: (SwiftType) -> SwiftType?
    ) -> UnionLiteral? {
        union.cases.firstNonNil { alternative in
            type(alternative.type).map { UnionLiteral(kind: kind, type: $0, alternative: alternative.name) }
        }
    }
}
