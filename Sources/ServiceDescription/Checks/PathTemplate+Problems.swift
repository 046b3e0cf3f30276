extension PathTemplate {
    /// What may be wrong with the braces of a path.
    enum Problem: Equatable {
        case unclosed, unopened, unnamed
        case repeated(String)
    }

    /// The first thing that is wrong with the braces of a path.
    static func problem(in template: String) -> Problem? {
        var names: Set<Substring> = []
        var start: String.Index?
        let bytes = template.utf8
        for index in bytes.indices {
            switch (bytes[index], start) {
            case (UInt8(ascii: "{"), nil): start = bytes.index(after: index)
            case (UInt8(ascii: "{"), .some): return .unclosed
            case (UInt8(ascii: "}"), nil): return .unopened
            case (UInt8(ascii: "}"), let opened?):
                let name = template[opened..<index]
                if name.isEmpty { return .unnamed }
                if !names.insert(name).inserted { return .repeated(String(name)) }
                start = nil
            default: break
            }
        }
        return start == nil ? nil : .unclosed
    }
}
