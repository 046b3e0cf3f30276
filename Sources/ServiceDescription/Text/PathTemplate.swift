/// The names in braces in a path or URL.
package enum PathTemplate {
    /// The names in `{braces}`, in order, each once. A brace without its counterpart is text.
    package static func names(in template: String) -> [String] {
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

    /// The template with values in place of the names that have one. Behind a slash, the slash that a value begins with is the same one.
    package static func filled(_ template: String, with values: [String: String]) -> String {
        var filled = ""
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let end = rest.index(after: close)
            filled += rest[..<open]
            let value = values[String(rest[open..<close].dropFirst())] ?? String(rest[open..<end])
            filled += filled.last == "/" && value.first == "/" ? value.dropFirst() : value[...]
            rest = rest[end...]
        }
        return filled + rest
    }

    /// How many braces a text opens more than it closes.
    static func openBraces(in text: some StringProtocol) -> Int {
        text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "{") ? 1 : $1 == UInt8(ascii: "}") ? -1 : 0) }
    }

    /// The path without the names of its parameters: two paths that have the same one cannot be distinguished.
    package static func skeleton(of template: String) -> String {
        var result = ""
        var isInside = false
        for scalar in template.unicodeScalars {
            if scalar == "}" { isInside = false }
            // A parameter of several segments takes other values, and so does one with a pattern.
            if !isInside || scalar == "+" || scalar == "*" { result.unicodeScalars.append(scalar) }
            if scalar == "{" { isInside = true }
        }
        return result
    }
}
