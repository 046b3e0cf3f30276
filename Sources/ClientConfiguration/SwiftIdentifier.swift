/// The requirements on names in a configuration that become part of Swift source.
package enum SwiftIdentifier {
    /// Names that `` ` `` cannot make a type's name of, because the language gives them a meaning as members or types.
    private static let impossibleTypes: Set<String> = ["Any", "Protocol", "Self", "Type"]

    /// Names that `` ` `` cannot make a member's name of, because they have another meaning behind a dot.
    package static let impossibleMembers: Set<String> = ["self", "init", "Type", "Protocol", "Self"]

    /// The modules that clients import, and the one that is always there.
    package static let importedModules: Set<String> = ["Foundation", "ServiceRuntime", "Swift"]

    /// The words that the language reserves in declarations and expressions (The Swift Programming Language, "Lexical
    /// Structure"). In backticks they may name a member, but never a module or a type.
    package static let reservedWords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Whether a text is an identifier: a letter or `_`, then letters, digits and `_`, and not `_` alone.
    ///
    /// Letters are those that Unicode allows in identifiers (UAX #31), which is a little less than Swift does.
    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, text != "_" else { return false }
        return (first == "_" || first.properties.isXIDStart)
            && text.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
    }

    /// Whether a text can name a member, in backticks if need be.
    static func isMemberName(_ text: String) -> Bool { isIdentifier(text) && !impossibleMembers.contains(text) }

    /// Whether a text can name a module that clients do not import.
    static func isModuleName(_ text: String) -> Bool { isUnreserved(text) && !importedModules.contains(text) }

    /// Whether a text is an identifier that the language does not reserve.
    private static func isUnreserved(_ text: String) -> Bool {
        isIdentifier(text) && !reservedWords.contains(text) && !impossibleTypes.contains(text)
    }

    /// Whether a text can name a type as types are named: an identifier that begins with an upper-case letter.
    static func isTypeName(_ text: String) -> Bool {
        isUnreserved(text) && text.unicodeScalars.first?.properties.isUppercase == true
    }

    /// Whether a text names a type that exists already: a type's name, after names of modules or types and points.
    static func isTypeReference(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        return parts.allSatisfy(isUnreserved) && parts.last.map(isTypeName) == true
    }
}
