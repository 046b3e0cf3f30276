/// Quotes text for use in a shell.
enum ShellText {
    /// A word that a shell takes for this text: as it is, or in quotes if a shell would see more in it.
    static func word(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "_-./+,:@%=".unicodeScalars.contains(scalar)
        }
        if isPlain, !text.isEmpty { return text }
        let escaped = text.map { "\"\\$`".contains($0) ? "\\\($0)" : String($0) }
        return "\"\(escaped.joined())\""
    }
}
