import ServiceDescription

/// Quantities that are meaningless without a unit.
enum Quantity {
    /// Names of quantities.
    private static let measured: Set<String> = [
        "timeout", "duration", "interval", "delay", "age", "ttl", "lifetime", "period", "latency", "elapsed",
        "distance", "length", "width", "height", "depth", "weight", "speed", "temperature", "radius",
    ]

    /// Returns whether the name of a number contains a quantity without a unit.
    static func isWithoutUnit(_ name: String, _ schema: Schema) -> Bool {
        switch schema.shape {
        case .integer, .number: break
        default: return false
        }
        return words(of: name).last.map(measured.contains) ?? false
    }

    /// Returns the message about such a number.
    static func message(_ kind: String, _ name: String) -> String {
        "the name of the \(kind) '\(name)' does not include a unit (rename it to '\(name)In…', such as "
            + "'\(name)InSeconds', with 'x-ms-client-name' or in the client configuration)"
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
