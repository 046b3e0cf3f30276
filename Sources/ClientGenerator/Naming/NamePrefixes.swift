import ClientConfiguration

/// Prefixes of names that the client replaces or omits: without `api.v2010`, the schema `api.v2010.account` is
/// `Account`.
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

    /// Whether there is none.
    var isEmpty: Bool { prefixes.isEmpty }

    /// A name with another beginning; `nil` if it begins with no prefix, or is no more than one. Words count, so that it does not
    /// matter how they are joined.
    func shortened(_ name: String) -> String? {
        if isEmpty { return nil }
        let words = Words(name)
        let compared = words.lowercased
        guard let prefix = prefixes.first(where: { compared.count > $0.words.count && compared.starts(with: $0.words) })
        else { return nil }
        return ([prefix.replacement] + words.words.dropFirst(prefix.words.count)).filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}
