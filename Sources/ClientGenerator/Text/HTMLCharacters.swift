/// The character references of HTML.
enum HTMLCharacters {
    /// The maximum length of a reference that is looked for, in bytes.
    private static let longestReference = 10

    /// The named character references that descriptions use (HTML Living Standard, 13.5).
    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–", "mdash": "—",
        "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•",
        "middot": "·", "copy": "©", "reg": "®", "trade": "™", "times": "×", "deg": "°", "euro": "€", "pound": "£",
        "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "plusmn": "±", "le": "≤", "ge": "≥", "ne": "≠", "rarr": "→",
        "larr": "←", "micro": "µ", "frac12": "½", "auml": "ä", "ouml": "ö", "uuml": "ü", "szlig": "ß", "eacute": "é",
        "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
    ]

    /// The character of a reference and the length of the reference in bytes, or `nil` if it is not a reference.
    static func reference(in source: HTMLSource, at start: Int) -> (text: String, length: Int)? {
        var end = start + 1
        while let byte = source[end], byte != UInt8(ascii: ";"), end - start <= longestReference { end += 1 }
        guard source[end] == UInt8(ascii: ";"), end - start <= longestReference else { return nil }
        let name = source.text(start + 1, end)
        guard let text = names[name] ?? character(of: name) else { return nil }
        return (text, end + 1 - start)
    }

    private static func character(of name: String) -> String? {
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let scalar = number.flatMap(Unicode.Scalar.init), scalar.value >= 0x20 || scalar == "\n" else {
            return nil
        }
        return String(scalar)
    }
}
