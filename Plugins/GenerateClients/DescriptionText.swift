import Foundation

/// The text of a file that may be a service description, of which a plugin needs what is at its top level. Plugins have no reader of
/// YAML, and many of these files are large: so it is searched for keys, and read only if it is JSON and they do not say enough.
struct DescriptionText {
    private let text: Data

    /// The contents of a file in UTF-8, without a byte order mark.
    init(_ text: Data) { self.text = text }

    /// Whether it is a description, by its keys at the top level.
    var isDescription: Bool {
        let keys = ["openapi", "swagger"]
        // Most files have neither anywhere, and a search is quicker than reading them.
        guard keys.contains(where: { value(of: $0) != nil }) else { return false }
        // Nearly all descriptions in JSON begin with it, and a large one need not be read for it.
        let beginning = Self.withoutSpace(text.prefix(256))
        if keys.contains(where: { beginning.hasPrefix("{\"\($0)\":") }) { return true }
        return membersInJSON.map { members in keys.contains { members[$0] != nil } } ?? true
    }

    /// Whether the description has paths, and not schemas alone. In doubt, it has.
    var hasPaths: Bool {
        let keys = ["paths", "x-ms-paths"]
        guard isInBraces else { return keys.contains(where: mayHaveEntries) }
        // Most are in JSON, of which a large one need not be read for it.
        if Self.withoutSpace(value(of: "\"paths\"")?.prefix(256) ?? Data()).hasPrefix("{\"/") { return true }
        guard let members = membersInJSON else { return true }
        return keys.contains { key in members[key].map { ($0 as? [String: Any])?.isEmpty != true } ?? false }
    }

    private static func withoutSpace(_ text: Data) -> String {
        String(decoding: text, as: UTF8.self).filter { !$0.isWhitespace }
    }

    /// Whether a mapping at the top level of a text in YAML that is not in braces is there and not certainly empty.
    private func mayHaveEntries(_ key: String) -> Bool {
        guard let value = value(of: key) else { return false }
        let beginning = String(decoding: value.prefix(4096), as: UTF8.self)
        if let first = ConfigurationText("\(key):" + beginning).values(of: key).first {
            return !first.filter { $0 != " " }.hasPrefix("{}")
        }
        let hasNextKey = beginning.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).dropFirst()
            .contains { $0.first.map { $0 != "#" && !$0.isWhitespace } ?? false }
        return value.count > 4096 && !hasNextKey
    }

    private var isInBraces: Bool {
        text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
    }

    /// What a text in JSON has at its top level; `nil` if it is YAML, or so wrong that the generator must tell what is wrong.
    private var membersInJSON: [String: Any]? {
        guard isInBraces else { return nil }
        do { return try JSONSerialization.jsonObject(with: text) as? [String: Any] } catch { return nil }
    }

    /// What follows a key: one in the first column or, in a text in braces, the first one anywhere, which is a guess.
    private func value(of key: String) -> Data? {
        let isInBraces = isInBraces
        // Each search takes long in a large text, so what is found more than once must be rare.
        let spellings = ["", "\"", "'"].flatMap { quote -> [(String, Data.SearchOptions)] in
            let name = quote + key + quote
            if isInBraces { return [(name + ":", []), (name + " :", [])] }
            return [(name, .anchored), ("\n" + name, []), ("\r" + name, [])]
        }
        for (spelling, options) in spellings {
            var rest = text
            while let range = rest.range(of: Data(spelling.utf8), options: options) {
                rest = text[range.upperBound...]
                if isInBraces { return rest }
                let value = rest.drop { [0x20, 0x09].contains($0) }
                if value.first == UInt8(ascii: ":") { return value.dropFirst() }
            }
        }
        return nil
    }
}
