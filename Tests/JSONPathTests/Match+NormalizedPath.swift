import JSONPath

extension JSONPath.Match {
    /// The way from the root as a normalized path (RFC 9535, section 2.7): `$['paths']['/pets'][0]`.
    var normalizedPath: String {
        "$"
            + path.map { step in
                switch step {
                case .name(let name): "['\(NormalizedName.escaped(name.text))']"
                case .index(let index): "[\(index)]"
                }
            }.joined()
    }
}

private enum NormalizedName {
    static func escaped(_ name: String) -> String {
        var text = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "'": text += "\\'"
            case "\\": text += "\\\\"
            case "\u{8}": text += "\\b"
            case "\u{C}": text += "\\f"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<"\u{20}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
