/// Paths and URLs with names in braces.
public enum PathTemplate {
    /// The names in `{braces}`, in order, each once. A brace without its counterpart is text.
    static func names(in template: String) -> [String] {
        var names: [String] = []
        // A path is looked at many times, and its bytes are found much quicker than its characters.
        var rest = Array(template.utf8)[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
            let afterOpen = rest[(open + 1)...]
            guard let close = afterOpen.firstIndex(of: UInt8(ascii: "}")) else { break }
            let name = String(decoding: afterOpen[..<close], as: UTF8.self)
            if !name.isEmpty, !names.contains(name) { names.append(name) }
            rest = afterOpen[(close + 1)...]
        }
        return names
    }

    /// A path without the items of its query that parameters of the query send: `limit={count}`, where there is a parameter `limit` or
    /// `count`. The keys of `x-ms-paths` have such items to differ from other paths.
    ///
    /// - Parameters:
    ///   - path: The path, which may have a query.
    ///   - parameters: The names of the parameters of the query.
    public static func withoutItems(of path: String, sentBy parameters: Set<String>) -> String {
        filteringQuery(of: path) { key, item in
            let names = names(in: item)
            return names.isEmpty || parameters.isDisjoint(with: names + [key])
        }
    }

    /// A path with those items of its query for which a closure returns `true`.
    ///
    /// - Parameters:
    ///   - path: The path, which may have a query.
    ///   - isIncluded: Is called with the key of each item, and the item.
    public static func filteringQuery(
        of path: String,
        _ isIncluded: (_ key: String, _ item: String) -> Bool
    ) -> String {
        guard let start = path.firstIndex(of: "?") else { return path }
        let items = path[path.index(after: start)...].split(separator: "&", omittingEmptySubsequences: false)
        let included = items.filter { item in isIncluded(String(item.prefix { $0 != "=" }), String(item)) }
        return path[..<start] + (included.isEmpty ? "" : "?" + included.joined(separator: "&"))
    }
}
