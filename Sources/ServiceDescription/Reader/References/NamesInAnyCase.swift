import YAML

/// Finds names in the tables of documents that differ from a given one by case alone.
///
/// A table is indexed when a reference first leads nowhere in it. So thousands of such references do not look at all of
/// its names each.
struct NamesInAnyCase {
    private struct Table: Hashable {
        let file: SourceFile
        let tokens: [String]
    }

    /// The names in each table, by their lowercase letters.
    private var tables: [Table: [String: [String]]] = [:]

    /// The names that are the same as another one but for case.
    ///
    /// - Parameters:
    ///   - name: The other name.
    ///   - tokens: The way to the table from the root of its document.
    ///   - document: The document.
    mutating func names(like name: String, in tokens: [String], of document: YAMLNode) -> [String] {
        let table = Table(file: document.mark.file, tokens: tokens)
        let index = tables[table] ?? Self.index(of: document.node(at: tokens)?.mapping)
        tables[table] = index
        // In lowercase letters, texts of different lengths may be the same.
        return (index[name.lowercased()] ?? []).filter { $0.utf8.count == name.utf8.count }
    }

    private static func index(of mapping: YAMLMapping?) -> [String: [String]] {
        guard let mapping else { return [:] }
        return Dictionary(grouping: mapping.lazy.map(\.name)) { $0.lowercased() }
    }
}
