import ClientConfiguration

/// Converts names in a description to valid Swift names, deterministically.
enum SwiftName {
    /// The name of a value, such as a parameter, a member or a case: lower camel case, in backticks where the language
    /// needs them (G087).
    static func value(_ name: String) -> String { value(camelCase: Words(name).lowerCamelCase) }

    /// The name of a method, likewise.
    static func method(_ name: String) -> String { method(Words(name)) }

    /// The name of a method that is made from the given words.
    ///
    /// `init` is written out: Swift would take it for an initializer.
    static func method(_ words: Words) -> String {
        let name = words.lowerCamelCase(betweenNumbers: "")
        return name == "init" ? "initialize" : value(camelCase: name)
    }

    private static func value(camelCase name: String) -> String { escaped(leadingLetter(name, prefix: "value")) }

    /// The name of one of the values of a type.
    ///
    /// `none` and `some` get a suffix: where an optional is expected, as in options, Swift takes `.none` for its `nil`, and
    /// nothing would be sent.
    static func caseName(_ name: String) -> String { besideOptional(value(name)) }

    /// The possible names of a union's case, the best first, and last one that hardly any other case has.
    ///
    /// - Parameter names: The names that it may have, also those that an optional or every union has; at least one.
    static func caseNames(_ names: [String]) -> [String] {
        let names = names.map { ReservedNames.membersOfUnions.contains($0) ? $0 + "Value" : besideOptional($0) }
        return names + [unescaped(names[0]) + "Value"]
    }

    private static func besideOptional(_ name: String) -> String {
        name == "none" || name == "some" ? name + "Value" : name
    }

    /// The name of a type: upper camel case.
    static func type(_ name: String) -> String {
        leadingLetter(Words(withoutCapitalParts(name)).upperCamelCase, prefix: "Model")
    }

    /// The name of a service, with which names of types begin.
    static func service(_ title: String) -> String {
        leadingLetter(Words(withoutCapitalParts(title)).upperCamelCase(betweenNumbers: ""), prefix: "Model")
    }

    /// The parts of a place, divided by spaces, with each part spelled as a type that has nothing but capitals: `Day BadMood` for
    /// `Day BAD_MOOD`. Beside other words, capitals would say that they are acronyms.
    private static func withoutCapitalParts(_ name: String) -> String {
        guard name.utf8.contains(UInt8(ascii: " ")), name.utf8.contains(where: \.isSmall) else { return name }
        let parts = name.utf8.split(separator: UInt8(ascii: " ")).map(Substring.init)
        guard parts.contains(where: isOfCapitals) else { return name }
        return parts.map { isOfCapitals($0) ? Words(String($0)).upperCamelCase : String($0) }.joined(separator: " ")
    }

    /// Whether a part consists of words in capitals.
    private static func isOfCapitals(_ part: Substring) -> Bool {
        // Nearly all parts are told apart by their bytes.
        guard part.utf8.first?.isCapital == true, !part.utf8.contains(where: \.isSmall) else { return false }
        let isOfWords = part.utf8.allSatisfy(\.isCapital) || part.utf8.contains(UInt8(ascii: "_"))
        return isOfWords && !part.contains(where: \.isLowercase)
    }

    /// A value's name as the language lets it be written; one that it does not allow at all gets a suffix.
    static func escaped(_ name: String) -> String {
        if SwiftIdentifier.impossibleMembers.contains(name) { return name + "Value" }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// A value's name without backticks, as it is written after a dot.
    static func unescaped(_ name: String) -> String {
        name.utf8.first == UInt8(ascii: "`") ? String(name.dropFirst().dropLast()) : name
    }

    /// A value's name as the label of an argument in a call, where no word but `inout` needs backticks, and the compiler warns of
    /// more.
    static func label(_ name: String) -> String {
        name == "`inout`" ? name : unescaped(name)
    }

    private static func leadingLetter(_ name: String, prefix: String) -> String {
        guard let first = name.first, let scalar = name.unicodeScalars.first else { return prefix }
        // Unicode's tables need not be asked about nearly all names.
        if ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) { return bounded(name) }
        // A combining mark is part of a word, but begins no name.
        return bounded(first.isNumber || !scalar.properties.isXIDStart ? prefix + name : name)
    }

    /// The maximum length of a name, in bytes. Files are named after types, and a file's name has 255 bytes at most.
    static let longestName = 180

    private static func bounded(_ name: String) -> String {
        guard name.utf8.count > longestName else { return name }
        // Views of scalars hold whole ones: an index within one is rounded down.
        return String(name.unicodeScalars[..<name.utf8.index(name.utf8.startIndex, offsetBy: longestName)])
    }

    /// Names of values that need backticks: the reserved words, and words of the language that may occur in the place
    /// of a name.
    private static let keywords = SwiftIdentifier.reservedWords.union([
        "Any", "await", "borrowing", "consuming", "nonisolated",
    ])
}
