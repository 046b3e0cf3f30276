import YAML

extension ServerReader {
    /// Warns about a server's URL that is invalid, and about variables without a value.
    static func check(_ fields: Fields<ServerKeyword>, url: String, in source: inout DescriptionSource) {
        checkURL(url, at: fields[.url]?.mark, in: &source)
        guard let variables = fields[.variables]?.mapping else { return }
        let names = PathTemplate.names(in: url)
        for entry in variables {
            checkVariable(entry, in: &source)
            if entry.name.hasPrefix("x-") || names.contains(entry.name) { continue }
            let hint = source.references.hints.hint(for: entry.name, among: names)
            source.diagnostics.warning(
                "the variable '\(entry.name)' does not occur in the server's URL; it is ignored"
                    + (hint.isEmpty ? " (write '{\(entry.name)}' in the URL, or remove it)" : hint),
                at: entry.key.mark
            )
        }
    }

    private static func checkURL(_ url: String, at mark: Mark?, in source: inout DescriptionSource) {
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

    private static func checkVariable(_ entry: YAMLMapping.Entry, in source: inout DescriptionSource) {
        guard entry.value.mapping != nil else { return }
        // The caller must provide the value if there is no default.
        guard let node = entry.value["default"], let value = node.string else { return }
        guard let allowed = entry.value["enum"]?.sequence, !allowed.isEmpty else { return }
        if allowed.contains(where: { $0.string == value }) { return }
        let hint = source.references.hints.hint(for: value, among: allowed.lazy.compactMap(\.string))
        source.diagnostics.warning(
            "the default '\(value)' is not among the values of 'enum'\(hint.isEmpty ? " (add it there)" : hint)",
            at: node.mark
        )
    }
}
