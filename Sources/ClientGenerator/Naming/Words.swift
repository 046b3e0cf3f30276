import Foundation

/// The words of a name from a description, from which a Swift name is made.
///
/// A name is divided at everything that is neither letter nor digit, and where its capitals show that a word begins:
/// `page_size`, `page-size` and `pageSize` have the same words. A run of capitals is one word, and its last capital
/// begins the next word if a small letter follows: `APIKey` has the words `API` and `Key`. What English writes after an
/// apostrophe belongs to the word before: `Don't` and `Tom's` are one word each, and `l'adresse` is two.
struct Words {
    /// The words, as they are written in the name.
    let words: [String]
    /// Whether the name has letters, and all of them are capitals.
    private let isAllCapitals: Bool

    /// The words of a name.
    init(_ name: String) {
        let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
        let text = Self.contracted(Symbols.spelledOut(isASCII ? name : name.precomposedStringWithCanonicalMapping))
        let scalars = Array(text.unicodeScalars)
        words = Self.divide(text, scalars)
        let letters = scalars.lazy.filter(\.isLetter)
        isAllCapitals = letters.contains { _ in true } && letters.allSatisfy { !$0.isSmall }
    }

    /// The name of a value: `pageSize`, `id`, `apiKey`, `iPv4Address`.
    var lowerCamelCase: String {
        guard var name = words.first?.lowercased() else { return "" }
        for word in words.dropFirst() { name += Self.capitalized(word) }
        return name
    }

    /// The name of a type: `PageSize`, `APIKey`.
    var upperCamelCase: String {
        let keepsCapitals = !isAllCapitals || (words.count == 1 && (words.first?.count ?? 0) <= 4)
        var name = ""
        for word in words {
            name += keepsCapitals ? word.prefix(1).uppercased() + word.dropFirst() : Self.capitalized(word)
        }
        return name
    }

    /// The words in small letters, for comparisons.
    var lowercased: [String] { words.map { $0.lowercased() } }

    private static func capitalized(_ word: String) -> String {
        let rest = word.dropFirst()
        let isAcronym = !rest.isEmpty && rest.unicodeScalars.allSatisfy { !$0.isSmall }
        return word.prefix(1).uppercased() + (isAcronym ? rest.lowercased() : String(rest))
    }

    // MARK: Dividing

    /// A name without the apostrophes within English words.
    private static func contracted(_ name: String) -> String {
        // E2 is the first byte of U+2019 in UTF-8.
        guard name.utf8.contains(where: { $0 == UInt8(ascii: "'") || $0 == 0xE2 }) else { return name }
        return name.replacing(/([a-z])['\u{2019}]((?:s|t|d|m|re|ve|ll)\b)/.ignoresCase()) { $0.output.1 + $0.output.2 }
    }

    private static func divide(_ text: String, _ scalars: [Unicode.Scalar]) -> [String] {
        let bytes = text.utf8
        var words: [String] = []
        // Where the word begins and where the scalar stands, in bytes: there it costs nothing to find a place in a text.
        var start: Int?
        var offset = 0
        func addWord(to end: Int) {
            guard let first = start else { return }
            let range = bytes.index(bytes.startIndex, offsetBy: first)..<bytes.index(bytes.startIndex, offsetBy: end)
            words.append(String(text[range]))
            start = nil
        }
        for (position, scalar) in scalars.enumerated() {
            let isPartOfWord = scalar.isPartOfWord
            if start != nil, !isPartOfWord || beginsWord(at: position, in: scalars) { addWord(to: offset) }
            if isPartOfWord, start == nil { start = offset }
            offset += UTF8.width(scalar)
        }
        addWord(to: offset)
        return words
    }

    private static func beginsWord(at position: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard scalars[position].isCapital else { return false }
        if !scalars[position - 1].isCapital { return true }
        guard position + 1 < scalars.count else { return false }
        let next = scalars[position + 1]
        // `IDs` and `URLs` are one word each: the small letter is the plural's.
        let isPlural =
            next == "s"
            && (position + 2 == scalars.count || scalars[position + 2].isCapital || !scalars[position + 2].isPartOfWord)
        return next.isSmall && !isPlural
    }
}

extension Unicode.Scalar {
    fileprivate var isCapital: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }

    fileprivate var isSmall: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }

    fileprivate var isLetter: Bool { isASCII ? isCapital || isSmall : properties.isAlphabetic }

    /// Whether it is a letter or a digit; beyond ASCII what Unicode calls a letter is a letter for Swift too, while marks
    /// and other symbols need not be.
    fileprivate var isPartOfWord: Bool {
        isASCII ? isLetter || ("0"..."9").contains(self) : properties.isXIDContinue && properties.isAlphabetic
    }

}

/// The words for symbols, for names that consist of nothing else.
private enum Symbols {
    /// The name itself, or what it is called if it has neither letters nor digits; a sign before a number is spelt out.
    static func spelledOut(_ name: String) -> String {
        if let first = name.unicodeScalars.first, first == "+" || first == "-",
            let second = name.unicodeScalars.dropFirst().first, ("0"..."9").contains(second)
        {
            return (first == "+" ? "plus " : "minus ") + name.dropFirst()
        }
        if name.unicodeScalars.contains(where: \.isPartOfWord) { return name }
        if name.isEmpty { return "empty" }
        return name.unicodeScalars.map { names[$0] ?? "u" + String($0.value, radix: 16) }.joined(separator: " ")
    }

    private static let names: [Unicode.Scalar: String] = [
        "*": "asterisk", "+": "plus", "-": "minus", "=": "equal", "<": "less", ">": "greater", "!": "not", "/": "slash",
        "\\": "backslash", ".": "dot", ",": "comma", ":": "colon", ";": "semicolon", "&": "and", "|": "or",
        "%": "percent",
        "#": "hash", "@": "at", "$": "dollar", "?": "question", "_": "underscore", " ": "space", "~": "tilde",
        "^": "caret",
        "(": "open", ")": "close", "[": "open", "]": "close", "{": "open", "}": "close", "'": "quote", "\"": "quote",
        "`": "backtick",
    ]
}
