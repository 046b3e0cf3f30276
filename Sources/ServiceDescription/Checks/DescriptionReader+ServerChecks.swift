import Suggestions
import YAML

extension DescriptionReader {
    /// Warns about a server's URL that is none, and about variables without a value.
    mutating func checkServer(_ fields: Fields<ServerKeyword>, url: String) {
        checkURL(url, at: fields[.url]?.mark)
        for entry in fields[.variables]?.mapping ?? YAMLMapping([]) { checkVariable(entry) }
    }

    private mutating func checkURL(_ url: String, at mark: Mark?) {
        if let scalar = url.unicodeScalars.first(where: { $0.value <= 0x20 || "<>\"\\^`|".unicodeScalars.contains($0) })
        {
            let name = scalar == " " ? "a space" : scalar.value < 0x20 ? "a control character" : "'\(scalar)'"
            diagnostics.warning("the server's URL cannot have \(name) in it (remove it, or write it as '%…')", at: mark)
        } else if let problem = PathTemplate.problem(in: url), problem == .unclosed || problem == .unopened {
            diagnostics.warning(
                "the braces in the server's URL are unbalanced (write '{name}' for a variable)",
                at: mark
            )
        } else if let colon = url.firstRange(of: "://") {
            let scheme = String(url[..<colon.lowerBound])
            guard !["http", "https", "ws", "wss"].contains(scheme.lowercased()), !scheme.contains("{") else { return }
            let hint = NearestName.hint(for: scheme, among: ["https", "http"])
            diagnostics.warning(
                "the client speaks HTTP only, not '\(scheme)'\(hint.isEmpty ? " (write 'https')" : hint)",
                at: mark
            )
        } else if let host = url.split(separator: "/", omittingEmptySubsequences: false).first, host.contains("."),
            !host.hasPrefix("."), !host.contains("{")
        {
            diagnostics.warning(
                "the server's URL has no scheme, so that it is a path beside the description (did you mean 'https://\(url)'?)",
                at: mark
            )
        }
    }

    private mutating func checkVariable(_ entry: YAMLMapping.Entry) {
        guard entry.value.mapping != nil else { return }
        guard let node = entry.value["default"], let value = node.string else {
            diagnostics.warning(
                "the variable '\(entry.name)' has no 'default' (write the value that is right for most)",
                at: entry.key.mark
            )
            return
        }
        guard let allowed = entry.value["enum"]?.sequence, !allowed.isEmpty else { return }
        if allowed.contains(where: { $0.string == value }) { return }
        let hint = NearestName.hint(for: value, among: allowed.lazy.compactMap(\.string))
        diagnostics.warning(
            "the default '\(value)' is not among the values of 'enum'\(hint.isEmpty ? " (add it there)" : hint)",
            at: node.mark
        )
    }
}
