import ServiceDescription

/// Quantities that are meaningless without a unit.
enum Quantity {
    /// Names of quantities, with a unit that each may have.
    private static let units = [
        "timeout": "Seconds", "duration": "Seconds", "interval": "Seconds", "delay": "Seconds", "age": "Days",
        "ttl": "Seconds", "lifetime": "Seconds", "period": "Seconds", "latency": "Milliseconds", "elapsed": "Seconds",
        "distance": "Meters", "length": "Meters", "width": "Pixels", "height": "Pixels", "depth": "Meters",
        "radius": "Meters", "weight": "Kilograms", "speed": "KilometersPerHour", "temperature": "Celsius",
    ]

    /// Returns whether the name of a number contains a quantity without a unit.
    static func isWithoutUnit(_ name: String, _ schema: Schema) -> Bool {
        switch schema.shape {
        case .integer, .number: break
        default: return false
        }
        return unit(of: name) != nil
    }

    /// Returns the message about such a number.
    static func message(_ kind: String, _ name: String) -> String {
        "the name of the \(kind) '\(name)' does not include a unit (rename it to '\(name)In…', such as "
            + "'\(name)In\(unit(of: name) ?? "Seconds")', with 'x-ms-client-name' or in the client configuration)"
    }

    private static func unit(of name: String) -> String? { words(of: name).last.flatMap { units[$0] } }

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
