/// The names in Swift of members, parameters and methods, by those under which the description, and therefore its texts, know them.
struct DocumentedNames: Sendable {
    /// The name of a member or parameter in the description, and that in Swift, which may have backticks.
    typealias Name = (described: String, swift: String)

    private var names: [Name] = []
    private let methods: [String: String]
    private let values: Set<String>

    /// The last words of the names of texts that callers pass and that are names themselves.
    private static let wordsForNames: Set<String> = [
        "sort", "order", "by", "field", "fields", "select", "include", "expand", "filter", "columns",
    ]

    /// No names.
    static let none = DocumentedNames(methods: [:], values: [])

    /// The names that all texts may mention.
    ///
    /// - Parameters:
    ///   - methods: The links to the client's methods, by what they send: `POST /pets`.
    ///   - values: Known values and defaults. A name that is also one of these stays as it is, because the value may be meant.
    init(methods: [String: String], values: Set<String>) {
        self.methods = methods
        self.values = values
    }

    /// These names, and those of what belongs together.
    ///
    /// - Parameter names: The names.
    func with(_ names: [Name]) -> DocumentedNames {
        var all = self
        all.names = names
        return all
    }

    /// What the text of a parameter or member may mention: methods alone if its values are names, such as that of what things are sorted
    /// by, because callers must pass these as the service knows them.
    ///
    /// - Parameters:
    ///   - name: The name in Swift.
    ///   - type: The type in Swift.
    func ofText(about name: String, type: String) -> DocumentedNames {
        guard type == "String" || type == "[String]", let word = Words(SwiftName.unescaped(name)).words.last else {
            return self
        }
        return Self.wordsForNames.contains(word.lowercased()) ? with([]) : self
    }

    /// A text in Markdown with the names in Swift wherever others are written as code.
    func spelled(in markdown: String) -> String {
        guard markdown.holds("`") else { return markdown }
        var isFenced = false
        let lines = Array(markdown.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.map { line in
            if MarkdownLine.isFence(line.drop { $0 == UInt8(ascii: " ") }) { isFenced.toggle() }
            let line = String(decoding: line, as: UTF8.self)
            return isFenced ? line : spelled(inLine: line)
        }
        .joined(separator: "\n")
    }

    private func spelled(inLine markdown: String) -> String {
        // Several marks are around code that has marks itself.
        guard markdown.holds("`"), !markdown.holds("``") else { return markdown }
        var parts = markdown.parts(between: "`", omittingEmptySubsequences: false)
        for index in parts.indices.dropFirst().dropLast() {
            if let name = name(for: String(parts[index]), between: parts[index - 1], parts[index + 1]) {
                parts[index] = SwiftName.unescaped(name)[...]
            }
        }
        return parts.joined(separator: "`")
    }

    private func name(for code: String, between start: Substring, _ end: Substring) -> String? {
        if let method = methods[code] { return start.hasSuffix("[") && end.hasPrefix("]") ? nil : method }
        // Types are often called as members are.
        let isType =
            code.utf8.first?.isCapital == true && [" object", " structure", " type"].contains(where: end.hasPrefix)
        if isType || values.contains(code) { return nil }
        return names.first { $0.described == code }?.swift
    }
}

extension ModelDeclaration {
    /// The names of the members, which texts may mention.
    var documentedNames: [DocumentedNames.Name] { properties.map { ($0.wireName, $0.name) } }
}
