/// The names in braces in a path or URL.
enum PathTemplate {
    /// The names in `{braces}`, in order, each once. A brace without its counterpart is text.
    static func names(in template: String) -> [String] {
        var names: [String] = []
        var rest = template[...]
        while let open = rest.firstIndex(of: "{") {
            let afterOpen = rest[rest.index(after: open)...]
            guard let close = afterOpen.firstIndex(of: "}") else { break }
            let name = String(afterOpen[..<close])
            if !name.isEmpty, !names.contains(name) { names.append(name) }
            rest = afterOpen[afterOpen.index(after: close)...]
        }
        return names
    }
}
