import ServiceDescription

/// Quantities that are meaningless without a unit.
enum Quantity {
    /// What is measured.
    private static let measured: Set<String> = [
        "timeout", "duration", "interval", "delay", "age", "ttl", "lifetime", "period", "latency", "elapsed",
        "distance", "length", "width", "height", "depth", "weight", "speed", "temperature", "radius",
    ]

    /// Whether a number has a name that says what is measured, but not in which unit.
    static func isWithoutUnit(_ name: String, _ schema: Schema) -> Bool {
        switch schema.shape {
        case .integer, .number: break
        default: return false
        }
        return words(of: name).last.map(measured.contains) ?? false
    }

    /// What there is to say about such a number.
    static func message(_ kind: String, _ name: String) -> String {
        "the \(kind) '\(name)' does not say its unit (name it '\(name)In…', such as '\(name)InSeconds', by 'x-ms-client-name' "
            + "or in the client configuration)"
    }

    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in name {
            if !character.isLetter || (character.isUppercase && word.last?.isLowercase == true) {
                if !word.isEmpty { words.append(word.lowercased()) }
                word = ""
            }
            if character.isLetter { word.append(character) }
        }
        return word.isEmpty ? words : words + [word.lowercased()]
    }
}
