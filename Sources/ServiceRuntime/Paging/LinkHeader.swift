/// The `Link` header (RFC 8288, section 3).
enum LinkHeader {
    /// The target of the first link with a relation, as it is written, or `nil` if there is none.
    ///
    /// Links whose context is another resource (`anchor`) are passed over.
    ///
    /// - Parameters:
    ///   - relation: The relation, in any case.
    ///   - value: The header's value. Several headers are one value with commas between them.
    static func target(of relation: String, in value: String) -> String? {
        var rest = Substring(value)
        while let start = rest.firstIndex(of: "<") {
            guard let end = rest[start...].firstIndex(of: ">") else { return nil }
            let target = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            let parameters = takeParameters(&rest)
            // Of several relations only the first counts (section 3.3).
            let relations = parameters.first { $0.name == "rel" }?.value.split { $0 == " " || $0 == "\t" } ?? []
            guard !parameters.contains(where: { $0.name == "anchor" }) else { continue }
            if relations.contains(where: { $0.lowercased() == relation.lowercased() }) {
                return target.trimmingSpaces()
            }
        }
        return nil
    }

    /// Takes the parameters of one link, up to the comma behind them.
    private static func takeParameters(_ rest: inout Substring) -> [(name: String, value: String)] {
        var parameters: [(name: String, value: String)] = []
        var text = ""
        var value: String?
        var isQuoted = false
        func finish() {
            let name = Substring(text).trimmingSpaces().lowercased()
            if !name.isEmpty { parameters.append((name, Substring(value ?? "").trimmingSpaces())) }
            text = ""
            value = nil
        }
        while let character = rest.popFirst() {
            switch character {
            case "\\" where isQuoted: value?.append(rest.popFirst() ?? "\\")
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                finish()
                return parameters
            case ";" where !isQuoted: finish()
            case "=" where !isQuoted && value == nil: value = ""
            default: if value == nil { text.append(character) } else { value?.append(character) }
            }
        }
        finish()
        return parameters
    }
}

extension Substring {
    fileprivate func trimmingSpaces() -> String {
        let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        var text = drop(while: isSpace)
        while text.last.map(isSpace) == true { text.removeLast() }
        return String(text)
    }
}
