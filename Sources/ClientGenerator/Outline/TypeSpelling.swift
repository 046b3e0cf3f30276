/// How callers write a type, in which the generated types are known from everything else.
package struct TypeSpelling: Sendable, Hashable, CustomStringConvertible {
    /// A part of the text.
    private enum Part: Sendable, Hashable {
        /// The name of a generated type.
        case generated(String)
        /// Names of other types, and what is between names.
        case other(String)

        var text: String {
            switch self {
            case .generated(let text), .other(let text): text
            }
        }
    }

    private var parts: [Part] = []

    /// The spelling of a type.
    init(_ type: SwiftType) {
        var text = ""
        var parts: [Part] = []
        type.spell { part, isGenerated in
            guard isGenerated else { return text += part }
            if !text.isEmpty { parts.append(.other(text)) }
            parts.append(.generated(part))
            text = ""
        }
        if !text.isEmpty { parts.append(.other(text)) }
        self.parts = parts
    }

    /// A generated type.
    ///
    /// - Parameter name: Its name.
    package init(generated name: String) {
        parts = [.generated(name)]
    }

    /// What a method returns that returns nothing.
    package static let void = TypeSpelling(.void)

    package var description: String { parts.map(\.text).joined() }

    /// The names of the generated types that it is made of, in the order of the text.
    package var generatedNames: [String] {
        parts.compactMap { part in if case .generated(let name) = part { name } else { nil } }
    }

    /// The same type where generated types have other names.
    ///
    /// - Parameter names: The other names, by the names here.
    package func renamed(by names: [String: String]) -> TypeSpelling {
        var renamed = self
        renamed.parts = parts.map { part in
            if case .generated(let name) = part { .generated(names[name] ?? name) } else { part }
        }
        return renamed
    }
}

extension SwiftType {
    /// How callers write it.
    var spelling: TypeSpelling { TypeSpelling(self) }
}
