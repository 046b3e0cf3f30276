/// The names in braces in a path or URL.
enum PathTemplate {
    /// The names in `{braces}`, in order, each once. A brace without its counterpart is text.
    static func names(in template: String) -> [String] {
        var names: [String] = []
        var known: Set<String> = []
        // A path is looked at many times, and its bytes are found much quicker than its characters.
        var rest = Array(template.utf8)[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
            let afterOpen = rest[(open + 1)...]
            guard let close = afterOpen.firstIndex(of: UInt8(ascii: "}")) else { break }
            let name = String(decoding: afterOpen[..<close], as: UTF8.self)
            if !name.isEmpty, known.insert(name).inserted { names.append(name) }
            rest = afterOpen[(close + 1)...]
        }
        return names
    }
}
