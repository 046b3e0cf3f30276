import ClientConfiguration

/// Prefixes of names that the client replaces or omits: without `acme.shop`, the schema `acme.shop.Order` is
/// `Order`.
struct NamePrefixes: Sendable {
    private struct Prefix {
        let words: [String]
        let replacement: String
    }

    /// The prefixes, the longest first.
    private let prefixes: [Prefix]

    /// The prefixes that the user names.
    init(_ names: LocatedNames) {
        prefixes = names.map { Prefix(words: Words($0.key.value).lowercased, replacement: $0.value.value) }
            .filter { !$0.words.isEmpty }
            .sorted { ($1.words.count, $0.words.joined()) < ($0.words.count, $1.words.joined()) }
    }

    /// Whether there are no prefixes.
    var isEmpty: Bool { prefixes.isEmpty }

    /// A name with its prefix replaced, or `nil` if it does not begin with a prefix or consists of nothing else. Words
    /// are compared, so it does not matter how they are joined.
    ///
    /// The names in brackets are shortened, too: .NET names a type of another one `Page[Shop.Models.Pet]`.
    func shortened(_ name: String) -> String? {
        if isEmpty { return nil }
        let parts = name.split { "[]<>,".contains($0) }.map(String.init)
        guard parts.count > 1 else { return withoutPrefix(name) }
        let short = parts.map(withoutPrefix)
        if short.allSatisfy({ $0 == nil }) { return nil }
        return zip(parts, short).map { $1 ?? $0 }.joined(separator: " ")
    }

    private func withoutPrefix(_ name: String) -> String? {
        let words = Words(name)
        let compared = words.lowercased
        guard let prefix = prefixes.first(where: { compared.count > $0.words.count && compared.starts(with: $0.words) })
        else { return nil }
        return ([prefix.replacement] + words.words.dropFirst(prefix.words.count)).filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}
