/// What is said of the values of an enumeration in the description of the whole, or beside it.
///
/// Where a language has comments on constants, and OpenAPI no place for them, tools append a list: the gateway of gRPC
/// `- VALUE: text`, drf-spectacular ``* `value` - text``, and go-swagger, in `x-go-enum-desc` as well, `VALUE Constant text`.
struct ValueDescriptions {
    /// The texts, by value.
    private(set) var texts: [String: String] = [:]
    /// The names of the constants, by value.
    private(set) var names: [String: String] = [:]
    /// The description without the list.
    private(set) var rest: String?

    /// Finds what is said of values.
    ///
    /// - Parameters:
    ///   - values: The values.
    ///   - description: The description of the enumeration.
    ///   - constants: The lines about constants that go-swagger writes, and repeats at the end of the description.
    init(of values: Set<String>, in description: String?, constants: String?) {
        rest = description
        if let constants {
            read(constants: constants, of: values)
            if let description, description.hasSuffix(constants) {
                rest = String(description.dropLast(constants.count)).trimmed
            }
        } else if let description, description.utf8.contains(where: { "-*".utf8.contains($0) }) {
            read(listIn: description, of: values)
        }
    }

    /// Moves what a text says of single values to these, where a schema lists them itself, or its items do.
    ///
    /// - Parameters:
    ///   - text: The description of what has the values, such as a parameter.
    ///   - schema: The schema of the values.
    /// - Returns: The text without what it says of them.
    static func move(from text: String, into schema: inout Schema) -> String? {
        switch schema.shape {
        case .array(var element):
            let rest = move(from: text, into: &element)
            schema.shape = .array(element)
            return rest
        case .enumeration(var list):
            let described = Self(of: Set(list.values.map(\.rawValue)), in: text, constants: nil)
            for index in list.values.indices where list.values[index].documentation.text == nil {
                list.values[index].documentation.text = described.texts[list.values[index].rawValue]
            }
            schema.shape = .enumeration(list)
            return described.rest
        default: return text
        }
    }

    private mutating func read(constants: String, of values: Set<String>) {
        for line in constants.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: " ", maxSplits: 2)
            guard parts.count > 1, values.contains(String(parts[0])) else { continue }
            names[String(parts[0])] = String(parts[1])
            if parts.count > 2 { texts[String(parts[0])] = parts[2].trimmed }
        }
    }

    /// Reads a list at the end of a text. Other lists than those of values, and what follows them, stay as they are.
    private mutating func read(listIn description: String, of values: Set<String>) {
        var before: [Substring] = []
        var items: [(value: String, lines: [String])] = []
        for line in description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if let (value, text) = Self.item(line), values.contains(value) {
                items.append((value, [text]))
            } else if items.isEmpty {
                before.append(line)
            } else if line.trimmed.isEmpty {
                continue
            } else if Self.bullet(line) != nil {
                return
            } else {
                items[items.count - 1].lines.append(line.trimmed)
            }
        }
        guard !items.isEmpty, Set(items.map(\.value)).count == items.count else { return }
        for (value, lines) in items { texts[value] = lines.joined(separator: "\n") }
        let text = before.joined(separator: "\n").trimmed
        rest = text.isEmpty ? nil : text
    }

    /// What follows the mark of an item of a list.
    private static func bullet(_ line: Substring) -> Substring? {
        let text = line.drop { $0.isWhitespace }
        return ["- ", "* "].contains(where: text.hasPrefix) ? text.dropFirst(2) : nil
    }

    /// The value and the text of an item.
    private static func item(_ line: Substring) -> (value: String, text: String)? {
        guard let item = bullet(line) else { return nil }
        if item.first == "`" {
            guard let end = item.dropFirst().firstIndex(of: "`") else { return nil }
            let rest = item[end...].dropFirst()
            guard let separator = [" - ", ": ", " – "].first(where: rest.hasPrefix) else { return nil }
            return (String(item[..<end].dropFirst()), rest.dropFirst(separator.count).trimmed)
        }
        guard let separator = item.firstRange(of: ": ") else { return nil }
        return (String(item[..<separator.lowerBound]), item[separator.upperBound...].trimmed)
    }
}
