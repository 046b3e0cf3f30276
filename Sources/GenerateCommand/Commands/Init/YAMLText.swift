import ClientGenerator
import YAML

/// Writes text to YAML.
enum YAMLText {
    /// A scalar that is read as this text, whatever it holds: plain if nothing in it could mean something else.
    static func scalar(_ text: String) -> String {
        let isLetter = { (character: Character) in character.isASCII && character.isLetter }
        let isPlain = text.allSatisfy { isLetter($0) || $0.isASCII && $0.isNumber || "_/.-".contains($0) }
        // Words that YAML reads as something else, and numbers.
        let word = text.lowercased()
        let isWord = ["true", "false", "null"].contains(word) || CoreSchema.truthValuesOfYAML11.contains(word)
        // In double quotes, a string of JSON is one of YAML.
        return isPlain && text.first.map(isLetter) == true && !isWord ? text : JSONText.quoted(text)
    }

    /// A list on one line.
    static func list(_ texts: [String]) -> String {
        "[" + texts.map(scalar).joined(separator: ", ") + "]"
    }

    /// Returns the lines of a key with a list: one line, or one for each item of a long list.
    ///
    /// - Parameter indentation: The indentation of the key.
    static func listLines(_ key: String, _ texts: [String], indentation: String) -> [String] {
        let list = list(texts)
        if list.count < 80 { return ["\(indentation)\(key): \(list)"] }
        let spaces = String(repeating: " ", count: indentation.count)
        return ["\(indentation)\(key):"] + texts.map { "\(spaces)  - \(scalar($0))" }
    }

    /// Returns text for use after a `#`.
    static func comment(_ text: String) -> String { VisibleText.escaped(text) }
}
