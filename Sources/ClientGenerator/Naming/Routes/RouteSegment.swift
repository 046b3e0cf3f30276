/// A segment of a path, as operations are named after it. It is read by hand, because a regular expression is parsed each time that it
/// is used.
struct RouteSegment {
    /// The words of its fixed text.
    let words: [String]
    /// The names of the parameters in it.
    let parameters: [String]
    /// The text of the segment.
    let text: Substring
    /// Whether a parameter identifies one of many things, whatever its name is.
    var meansOne = false

    /// The segment of a text between two slashes.
    init(_ text: Substring) {
        self.text = text
        parameters = Self.placeholders(in: text).map { String($0.dropFirst().dropLast()) }
        let fixed = Self.fixed(text)
        words = fixed.contains { $0.isLetter || $0.isNumber } ? Words(fixed).words : []
    }

    /// Whether it has no fixed text besides a format.
    var isParameter: Bool { words.isEmpty && !parameters.isEmpty }

    /// Whether its last word is not the same for one thing.
    var isPlural: Bool { words.last.map { Inflection.singular($0) != $0 } ?? false }

    /// Whether it is a parameter that says which one of the things in another segment is meant: `{id}`, `{userId}`, `{idUser}` or `{user}`
    /// of `users`, and not `{groupId}`; `{classPassId}` of `class_passes`. A format may follow it.
    func identifies(_ things: RouteSegment) -> Bool {
        guard let thing = things.words.last, text.first == "{", hasOneParameter else { return false }
        if meansOne { return true }
        let words = Words(parameters[0]).lowercased
        let one = Inflection.singular(thing.lowercased())
        if words.count > 1, words[0] == "id" {
            let owner = words.dropFirst().joined()
            return one.hasPrefix(owner) || owner.hasSuffix(one)
        }
        let name = words.joined()
        let kind = ["identifier", "number", "uuid", "guid", "slug", "name", "code", "key", "sku", "id"].first {
            name.hasSuffix($0)
        }
        let owner = name.dropLast(kind?.count ?? 0)
        let whole = things.words.dropLast().map { $0.lowercased() }.joined() + one
        return kind != nil && one.hasPrefix(owner) || owner.hasPrefix(one) || owner == whole
    }

    /// Whether nothing but a format follows its first parameter.
    private var hasOneParameter: Bool {
        parameters.count == 1 && Self.withoutFormat(text).last == "}"
    }

    /// The text without parameters, and without what is written before and behind them: the names of queries and keys.
    private static func fixed(_ segment: Substring) -> String {
        guard segment.utf8.contains(UInt8(ascii: "{")) else { return String(withoutFormat(segment)) }
        let end = segment.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "(") } ?? segment.endIndex
        let queries = segment[end...].split { "?&(,)".contains($0) }.filter { !$0.contains("{") }
        return ([withoutFormat(withoutPlaceholders(segment[..<end])[...])] + queries).joined(separator: " ")
    }

    /// The parameters in a text, with their braces.
    private static func placeholders(in text: Substring) -> [Substring] {
        var placeholders: [Substring] = []
        var rest = text
        while let start = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let end = rest[start...].utf8.firstIndex(of: UInt8(ascii: "}"))
        {
            placeholders.append(rest[start...end])
            rest = rest[end...].dropFirst()
        }
        return placeholders
    }

    /// A text with spaces in the place of parameters, and of the letter of a version before them.
    private static func withoutPlaceholders(_ text: Substring) -> String {
        var fixed = ""
        var start = text.startIndex
        for placeholder in placeholders(in: text) {
            let before = text[start..<placeholder.startIndex]
            fixed += before.last?.lowercased() == "v" ? before.dropLast() : before
            fixed += " "
            start = placeholder.endIndex
        }
        return fixed + text[start...]
    }

    /// What follows a period for the format that is sent, and for what the service is written in.
    static let suffixes: Set<String> = [
        "json", "xml", "html", "htm", "php", "asp", "aspx", "ashx", "asmx", "jsp", "do", "cgi",
    ]

    /// A segment without the format that is sent, which is no part of what is meant, and without the language of a script.
    private static func withoutFormat(_ segment: Substring) -> Substring {
        guard let dot = segment.utf8.lastIndex(of: UInt8(ascii: ".")),
            suffixes.contains(segment[dot...].dropFirst().lowercased())
        else { return segment }
        return segment[..<dot]
    }
}
