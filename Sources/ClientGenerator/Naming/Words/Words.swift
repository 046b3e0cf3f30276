/// The words of a name in a description, from which a Swift name is formed.
///
/// A name is divided at every character that is neither a letter nor a digit, and where capitals begin a word:
/// `page_size`, `page-size` and `pageSize` have the same words. A run of capitals is one word, and its last capital
/// begins the next word if a lowercase letter follows: `APIKey` has the words `API` and `Key`. Terms such as `PCIe` are one word
/// each. A version is a word of its own: `TLSv1` has the words `TLS` and `v1`. English suffixes after an apostrophe belong to the
/// preceding word: `Don't` and `Tom's` are one word each, and `l'adresse` is two.
package struct Words {
    /// The words, as they are written in the name.
    let words: [String]
    /// Whether the name has letters, and all of them are capitals.
    private let isAllCapitals: Bool

    /// The words of a name.
    package init(_ name: String) {
        let isASCII = name.isASCII
        let text = Symbols.spelledOut(isASCII ? name : name.composed)
        // Nearly all names are ASCII, and a client's tens of thousands of them are divided quicker as bytes.
        if isASCII {
            self.init(dividing: Array(text.utf8)) { String(decoding: $0, as: UTF8.self) }
        } else {
            self.init(dividing: Array(text.unicodeScalars)) { String(String.UnicodeScalarView($0)) }
        }
    }

    private init<Element: NameElement>(dividing name: [Element], text: (ArraySlice<Element>) -> String) {
        let name = Self.contracted(name)
        words = Self.divide(name).map { text(name[$0]) }
        isAllCapitals = name.contains(where: \.isLetter) && !name.contains(where: \.isSmall)
    }

    /// The name of a value: `pageSize`, `id`, `apiKey`, `iPv4Address`. Numbers would be another number without an
    /// underscore between them: `mp3_22050_32`.
    var lowerCamelCase: String { lowerCamelCase(betweenNumbers: "_") }

    /// As ``lowerCamelCase``, with nothing between numbers in names that are phrases: `getFoodV15` of `/food/v1.5`.
    func lowerCamelCase(betweenNumbers separator: String) -> String {
        guard var name = words.first?.lowercased() else { return "" }
        for (previous, word) in zip(words, words.dropFirst()) {
            if word.first?.isNumber == true, name.last?.isNumber == true { name += separator }
            let isSystem = word.lowercased() == "os" && Self.systems.contains(previous.lowercased())
            name += isSystem ? "OS" : Self.capitalized(word)
        }
        return name
    }

    /// What the names of systems have before *OS*, which is written so wherever it is: `iOSVersion`, `macOS` of `MAC_OS`.
    private static let systems: Set<String> = ["i", "mac", "pad", "tv", "vision", "watch"]

    /// The name of a type: `PageSize`, `APIKey`, `TLSv1`. Numbers are kept apart as in ``lowerCamelCase``: `ThermalV1_10`.
    var upperCamelCase: String { upperCamelCase(betweenNumbers: "_") }

    /// As ``upperCamelCase``, with nothing between numbers in the names of services: `OAuth20Server` of *OAuth 2.0 Server*.
    func upperCamelCase(betweenNumbers separator: String) -> String {
        let keepsCapitals = !isAllCapitals || isAcronym
        var name = ""
        for word in words {
            if word.first?.isNumber == true, name.last?.isNumber == true { name += separator }
            let keeps = keepsCapitals && (words.count == 1 || !Self.isCapitalized(word))
            let isVersion = name.utf8.last?.isCapital == true && word.isMarkedVersion
            name += isVersion ? word : keeps ? Self.beginningWithCapital(word) : Self.capitalized(word)
        }
        return name
    }

    /// Whether a name in capitals may be an acronym: it is a single word that is short, and not a usual one, such as `CITY`.
    private var isAcronym: Bool {
        guard words.count == 1, let word = words.first, word.count <= ValueCode.maximumLength else { return false }
        return ValueCode.isCode(word)
    }

    /// Returns the words with one more at the end.
    func ending(with word: String) -> Words { Words((words + [word]).joined(separator: " ")) }

    /// The words in lowercase letters, for comparisons.
    package var lowercased: [String] { words.map { $0.lowercased() } }

    /// The words as they are compared with others: in the singular, in lowercase letters.
    var compared: [String] { Inflection.compared(words) }

    /// Whether a word is too long for an acronym, and in capitals nevertheless: *PARTNER* of `API_PARTNER.Address`.
    private static func isCapitalized(_ word: String) -> Bool {
        word.utf8.count > 6 && word.utf8.allSatisfy(\.isCapital)
    }

    private static func capitalized(_ word: String) -> String {
        // The small letter of `IDs` is the plural's.
        let singular = word.unicodeScalars.last == "s" ? word.unicodeScalars.dropLast() : word.unicodeScalars[...]
        let rest = singular.dropFirst()
        let isAcronym = !rest.isEmpty && !rest.contains(where: \.isSmall)
        return beginningWithCapital(isAcronym ? word.lowercased() : word)
    }

    private static func beginningWithCapital(_ word: String) -> String {
        guard let first = word.utf8.first, first < 0x80 else { return word.prefix(1).uppercased() + word.dropFirst() }
        if !first.isSmall { return word }
        var bytes = Array(word.utf8)
        bytes[0] = first & ~0x20
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: Dividing

    /// What English writes after an apostrophe.
    private static let endings: Set<String> = ["s", "t", "d", "m", "re", "ve", "ll"]

    /// A name without the apostrophes within English words.
    private static func contracted<Element: NameElement>(_ name: [Element]) -> [Element] {
        guard name.contains(where: \.isApostrophe) else { return name }
        var contracted: [Element] = []
        for (index, element) in name.enumerated() {
            let isBehindLetter = contracted.last?.smallLetter != nil
            if element.isApostrophe, isBehindLetter, isEnding(name[(index + 1)...]) { continue }
            contracted.append(element)
        }
        return contracted
    }

    private static func isEnding(_ name: ArraySlice<some NameElement>) -> Bool {
        let word = name.prefix(while: \.isPartOfWord)
        let letters = word.compactMap(\.smallLetter)
        return letters.count == word.count && endings.contains(String(letters))
    }

    /// Where the words are.
    private static func divide<Element: NameElement>(_ name: [Element]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        // Hardly any name has more.
        words.reserveCapacity(8)
        var start: Int?
        // Where the term ends that the word begins with.
        var end = 0
        for (index, element) in name.enumerated() {
            let isPartOfWord = element.isPartOfWord
            if let first = start, !isPartOfWord || index >= end && beginsWord(at: index, in: name, behindTerm: end) {
                words.append(first..<index)
                start = nil
            }
            if isPartOfWord, start == nil { (start, end) = (index, MixedTerms.end(at: index, in: name)) }
        }
        if let first = start { words.append(first..<name.count) }
        return words
    }

    /// - Parameter end: Where the word before the position is complete, if that is a term.
    private static func beginsWord<Element: NameElement>(
        at position: Int,
        in name: [Element],
        behindTerm end: Int
    ) -> Bool {
        guard name[position].isCapital else { return isBehindAcronym(position, in: name) }
        if position == end || !name[position - 1].isCapital || isOfOAuth(position, in: name) { return true }
        guard position + 1 < name.count, !isBehindAcronym(position + 1, in: name) else { return false }
        let next = name[position + 1]
        // `IDs` and `URLs` are one word each: the small letter is the plural's.
        let isPlural =
            next.smallLetter == "s"
            && (position + 2 == name.count || name[position + 2].isCapital || !name[position + 2].isPartOfWord)
        return next.isSmall && !isPlural
    }

    /// Whether a capital behind others begins *OAuth*: `TPPOAuth2` has the words `TPP`, `O` and `Auth2`. In `SSOAuth`, it ends *SSO*.
    private static func isOfOAuth<Element: NameElement>(_ position: Int, in name: [Element]) -> Bool {
        guard position + 4 < name.count, position > 1, name[position + 1].isCapital, name[position + 2].isSmall,
            name[position].smallLetter == "o", name[position - 1].smallLetter != "s"
        else { return false }
        return String(name[(position + 1)...(position + 4)].compactMap(\.smallLetter)) == "auth"
    }

    /// Words that authors write in small letters behind acronyms: `APIkey`, `IPaddress`.
    private static let wordsBehindAcronyms: Set<String> = [
        "address", "code", "count", "key", "keys", "name", "number", "path", "status", "token", "tokens", "type", "url",
        "user", "version",
    ]

    /// Whether a word in small letters follows two capitals or more, the last of which does not begin it.
    private static func isBehindAcronym<Element: NameElement>(_ position: Int, in name: [Element]) -> Bool {
        guard position > 1, name[position - 1].isCapital, name[position - 2].isCapital, name[position].isSmall else {
            return false
        }
        let word = String(name[position...].prefix(while: \.isSmall).compactMap(\.smallLetter))
        return wordsBehindAcronyms.contains(word) || word == "v" && isVersion(position, in: name)
    }

    /// Whether a *v* behind capitals begins a version. In `IPv4` it does not.
    private static func isVersion<Element: NameElement>(_ position: Int, in name: [Element]) -> Bool {
        let acronym = name[..<position].reversed().prefix(while: \.isCapital).compactMap(\.smallLetter)
        return position + 1 < name.count && name[position + 1].isDigit && acronym != ["p", "i"]
    }
}

/// Words for symbols, for names that consist of nothing else.
private enum Symbols {
    /// The name itself, or its symbols in words if it has neither letters nor digits. A sign before a number is spelled
    /// out.
    static func spelledOut(_ name: String) -> String {
        if let first = name.unicodeScalars.first, first == "+" || first == "-",
            let second = name.unicodeScalars.dropFirst().first, ("0"..."9").contains(second)
        {
            return (first == "+" ? "plus " : "minus ") + name.dropFirst()
        }
        if name.unicodeScalars.contains(where: \.isPartOfWord) { return name }
        if name.isEmpty { return "empty" }
        // Words have two letters at least, so those of further symbols would be cut off.
        let symbols = name.unicodeScalars.prefix(SwiftName.longestName / 2)
        return symbols.map { names[$0] ?? "u" + String($0.value, radix: 16) }.joined(separator: " ")
    }

    private static let names: [Unicode.Scalar: String] = [
        "*": "asterisk", "+": "plus", "-": "minus", "=": "equal", "<": "less", ">": "greater", "!": "not", "/": "slash",
        "\\": "backslash", ".": "dot", ",": "comma", ":": "colon", ";": "semicolon", "&": "and", "|": "or",
        "%": "percent", "#": "hash", "@": "at", "$": "dollar", "?": "question", "_": "underscore", " ": "space",
        "~": "tilde", "^": "caret", "(": "open", ")": "close", "[": "open", "]": "close", "{": "open", "}": "close",
        "'": "quote", "\"": "quote", "`": "backtick",
    ]
}
