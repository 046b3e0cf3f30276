import ClientGenerator
import YAML

/// Writes text to YAML.
enum YAMLText {
    /// A scalar that is read as this text, whatever it holds: plain if nothing in it could mean something else.
    static func scalar(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "."),
                UInt8(ascii: "-"):
                true
            default: false
            }
        }
        let startsWithLetter = text.first.map { $0.isASCII && $0.isLetter } ?? false
        // Words that YAML reads as something else, and numbers.
        let word = text.lowercased()
        let isWord = ["true", "false", "null"].contains(word) || CoreSchema.truthValuesOfYAML11.contains(word)
        return isPlain && startsWithLetter && !isWord ? text : quoted(text)
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
    static func comment(_ text: String) -> String {
        VisibleText.escaped(text)
    }

    /// A double-quoted scalar, which is a string of JSON.
    private static func quoted(_ text: String) -> String {
        JSONText.quoted(text)
    }
}
