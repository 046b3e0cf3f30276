/// The hint of the first run about types whose names are long because all of them begin alike.
enum PrefixHint {
    /// How many schemas must begin alike to be worth a line.
    private static let minimum = 10
    /// The maximum length of a prefix, in bytes. Nobody chose a longer one.
    private static let longestPrefix = 100

    /// The hint; `nil` if there is nothing to tell.
    static func text(for run: FirstRun) -> String? {
        guard run.configuration.rename[.prefixes].isEmpty else { return nil }
        let draft = RepetitionDraft(service: run.service)
        guard let (prefix, count) = draft.schemaPrefixes.max(by: { $0.count < $1.count }), count >= minimum,
            prefix.utf8.count <= longestPrefix,
            isLong(draft.namespace.removed(fromSchema: prefix) ?? prefix)
        else { return nil }
        return
            "the names of \(count) schemas begin with '\(prefix)', and so do those of their types; "
            + "'\(run.suggestingCommand)' suggests how to leave that out"
    }

    /// Whether a prefix is more than one word, which may belong to the name: it has a period, or ends with a number.
    private static func isLong(_ prefix: String) -> Bool {
        prefix.contains(".") || prefix.last?.isNumber == true
    }
}
