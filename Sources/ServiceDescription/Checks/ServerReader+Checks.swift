import YAML

extension ServerReader {
    /// Warns about a server's URL that is invalid.
    static func checkURL(_ url: String, at mark: Mark?, in source: inout DescriptionSource) {
        // The name of a variable may contain anything (OpenAPI, "Server Object").
        let text = PathTemplate.skeleton(of: url).unicodeScalars
        if let scalar = text.first(where: { $0.value <= 0x20 || "<>\"\\^`|".unicodeScalars.contains($0) }) {
            let name = scalar == " " ? "a space" : scalar.value < 0x20 ? "a control character" : "'\(scalar)'"
            source.diagnostics.warning(
                "the server's URL cannot contain \(name) (remove it, or percent-encode it)",
                at: mark
            )
        } else if let problem = PathTemplate.problem(in: url), problem == .unclosed || problem == .unopened {
            source.diagnostics.warning(
                "the braces in the server's URL are unbalanced (write '{name}' for a variable)",
                at: mark
            )
        }
    }

    /// Warns about a variable that none of the names in its server's URL is.
    static func checkUse(of entry: YAMLMapping.Entry, among names: [String], in source: inout DescriptionSource) {
        if entry.name.hasPrefix("x-") || names.contains(entry.name) { return }
        let hint = source.references.hints.hint(for: entry.name, among: names)
        source.diagnostics.warning(
            "the variable '\(entry.name)' does not occur in the server's URL; it is ignored"
                + (hint.isEmpty ? " (write '{\(entry.name)}' in the URL, or remove it)" : hint),
            at: entry.key.mark
        )
    }
}
