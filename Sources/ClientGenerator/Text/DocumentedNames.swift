/// The names in Swift of members, parameters and methods, by those under which the description, and therefore its texts, know them.
struct DocumentedNames: Sendable {
    /// The name of a member or parameter in the description, that in Swift, which may have backticks, and its type.
    typealias Name = (described: String, swift: String, type: SwiftType)

    private var names: [Name] = []
    private let methods: [String: String]
    /// The structs by their names in Swift, whose members texts may mention as well, behind a period.
    private var models: [String: ModelDeclaration]
    private let values: Set<String>

    /// The last words of the names of texts that callers pass and that are names themselves.
    private static let wordsForNames: Set<String> = [
        "sort", "order", "by", "field", "fields", "select", "include", "expand", "filter", "columns",
    ]

    /// No names.
    static let none = DocumentedNames(methods: [:], models: [], values: [])

    /// The names that all texts may mention.
    ///
    /// - Parameters:
    ///   - methods: The links to the client's methods, by what they send: `POST /pets`.
    ///   - models: The client's structs.
    ///   - values: Known values and defaults. A name that is also one of these stays as it is, because the value may be meant.
    init(methods: [String: String], models: [ModelDeclaration], values: Set<String>) {
        self.methods = methods
        self.models = models.keyed(by: \.name)
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
    /// by, because callers must pass these as the service knows them. If its values are other texts, what has periods may be one of them.
    ///
    /// - Parameters:
    ///   - name: The name in Swift.
    ///   - type: The type in Swift.
    func ofText(about name: String, type: String) -> DocumentedNames {
        guard type == "String" || type == "[String]", let word = Words(SwiftName.unescaped(name)).words.last else {
            return self
        }
        var names = Self.wordsForNames.contains(word.lowercased()) ? with([]) : self
        names.models = [:]
        return names
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
        if let same = names.first(where: { $0.described == code }) { return same.swift }
        if code.utf8.contains(UInt8(ascii: ".")) { return path(for: code) }
        // Some texts have all names with underscores, whatever is sent.
        guard code.utf8.contains(UInt8(ascii: "_")), !code.utf8.contains(where: \.isCapital) else { return nil }
        let letters = Self.letters(of: code)
        let alike = names.filter { Self.letters(of: $0.described) == letters }
        return alike.count == 1 ? alike[0].swift : nil
    }

    /// A member of a member and so on, if each part is one.
    private func path(for code: String) -> String? {
        // Nobody writes longer ones, and each part is looked for among all members.
        let parts = code.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 8, var name = names.first(where: { $0.described == parts[0] }) else { return nil }
        var path = [name.swift]
        for part in parts.dropFirst() {
            let members = name.type.model.flatMap { models[$0] }?.properties ?? []
            guard let member = members.first(where: { $0.wireName == part }) else { return nil }
            name = member.documentedName
            path.append(name.swift)
        }
        return path.map(SwiftName.unescaped).joined(separator: ".")
    }

    private static func letters(of name: String) -> [UInt8] {
        name.utf8.filter { $0 != UInt8(ascii: "_") }.map { $0.isCapital ? $0 | 0x20 : $0 }
    }
}

extension ModelDeclaration {
    /// The names of the members, which texts may mention.
    var documentedNames: [DocumentedNames.Name] { properties.map(\.documentedName) }
}

extension ModelDeclaration.Property {
    /// Its name, which texts may mention.
    fileprivate var documentedName: DocumentedNames.Name { (wireName, name, type) }
}
