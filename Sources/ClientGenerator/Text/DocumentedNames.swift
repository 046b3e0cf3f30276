/// The names of members or parameters in Swift, by those under which the description, and therefore its texts, know them.
struct DocumentedNames: Sendable {
    private let names: [(described: String, swift: String)]

    /// No names.
    static let none = DocumentedNames([])

    /// The names of what belongs together.
    ///
    /// - Parameter names: The names in the description, each with that in Swift, which may have backticks.
    init(_ names: [(described: String, swift: String)]) {
        self.names = names
    }

    /// A text in Markdown with the names in Swift wherever others are written as code. What something is *set to* is a value.
    func spelled(in markdown: String) -> String {
        guard !names.isEmpty, markdown.holds("`") else { return markdown }
        var parts = markdown.utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false).map(Substring.init)
        for index in parts.indices.dropFirst().dropLast() where !parts[index - 1].hasSuffix("set to ") {
            if let name = name(for: parts[index]) { parts[index] = Substring(SwiftName.unescaped(name)) }
        }
        return parts.joined(separator: "`")
    }

    private func name(for code: Substring) -> String? {
        if let same = names.first(where: { $0.described == code }) { return same.swift }
        // Some texts have all names with underscores, whatever is sent.
        guard code.utf8.contains(UInt8(ascii: "_")), !code.utf8.contains(where: \.isCapital) else { return nil }
        let alike = names.filter { Self.letters(of: $0.described).elementsEqual(Self.letters(of: String(code))) }
        return alike.count == 1 ? alike[0].swift : nil
    }

    private static func letters(of name: String) -> [UInt8] {
        name.utf8.filter { $0 != UInt8(ascii: "_") }.map { $0.isCapital ? $0 | 0x20 : $0 }
    }
}
