/// What is said of the values of an enumeration in the description of the whole, or beside it.
///
/// Where a language has comments on constants, and OpenAPI no place for them, tools append a list: the gateway of gRPC
/// `- VALUE: text`, drf-spectacular ``* `value` - text``, and go-swagger, in `x-go-enum-desc` as well, `VALUE Constant text`. Authors
/// write such lists in Markdown. A list of all values that says nothing of them only repeats them.
struct ValueDescriptions {
    /// The texts, by value.
    private(set) var texts: [String: String] = [:]
    /// The names of the constants, by value. If all values are numbers with a label, the labels are their names.
    private(set) var names: [String: String] = [:]
    /// The description without the list.
    private(set) var rest: String?

    /// Finds what is said of values.
    ///
    /// - Parameters:
    ///   - values: The values.
    ///   - description: The description of the enumeration.
    ///   - constants: The lines about constants that go-swagger writes, and repeats at the end of the description.
    ///   - areNumbers: Whether the values are numbers.
    init(of values: Set<String>, in description: String?, constants: String? = nil, areNumbers: Bool = false) {
        rest = description
        if let constants {
            read(constants: constants, of: values)
            if let description, description.hasSuffix(constants) {
                rest = String(description.dropLast(constants.count)).trimmed
            }
        } else if let description, ValueListItem.bullets.contains(where: description.holds) {
            read(listIn: description, of: values)
            if areNumbers { nameNumbers(values) }
        }
    }

    /// Moves descriptions of single values from a schema's text to the values, if the schema or its items list them.
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
            let values = Set(list.values.map(\.rawValue))
            let described = Self(of: values, in: text, areNumbers: list.rawType.isNumeric)
            for index in list.values.indices {
                let value = list.values[index]
                list.values[index].documentation.text = value.documentation.text ?? described.texts[value.rawValue]
                list.values[index].clientName = value.clientName ?? described.names[value.rawValue]
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

    /// Reads the list of a text. Those of something else than values stay as they are.
    private mutating func read(listIn description: String, of values: Set<String>) {
        var before: [Substring] = []
        var items: [(value: String, lines: [String])] = []
        var after: [Substring] = []
        var areDescribed = true
        var mayHaveParagraphs = false
        var followsEmptyLine = false
        for line in description.lines {
            defer { followsEmptyLine = line.trimmed.isEmpty }
            if let item = ValueListItem.read(line, of: values) {
                // What seemed to follow the list was a paragraph of an item.
                if !items.isEmpty { items[items.count - 1].lines += after.map(\.trimmed).filter { !$0.isEmpty } }
                after = []
                items.append((item.value, item.text.isEmpty ? [] : [item.text]))
                areDescribed = areDescribed && !item.text.isEmpty
                mayHaveParagraphs = item.mayHaveParagraphs
            } else if items.isEmpty {
                before.append(line)
            } else if ValueListItem.contents(line) != nil || line.first == "#" {
                return
            } else if !after.isEmpty || followsEmptyLine && !mayHaveParagraphs && line.first?.isWhitespace == false {
                after.append(line)
            } else if !line.trimmed.isEmpty {
                items[items.count - 1].lines.append(line.trimmed)
            }
        }
        // The items before are of the same list.
        let isWhole = !before.reversed().prefix { !$0.trimmed.isEmpty }.contains { ValueListItem.contents($0) != nil }
        let listed = Set(items.map(\.value))
        guard !items.isEmpty, listed.count == items.count, isWhole && areDescribed || listed == values else { return }
        for (value, lines) in items where !lines.isEmpty { texts[value] = lines.joined(separator: "\n") }
        let parts = [
            ListAnnouncement.removed(from: before.joined(separator: "\n")), after.joined(separator: "\n").trimmed,
        ].filter { !$0.isEmpty }
        rest = parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    }

    /// Names numbers after their labels, if each of them has one that no other has.
    private mutating func nameNumbers(_ values: Set<String>) {
        let labels = texts.compactMapValues(Self.label)
        guard labels.count == values.count, Set(labels.values.map(\.letters)).count == values.count else { return }
        names = labels
    }

    /// The maximum length of a label, in words. A longer one is a sentence.
    private static let maximumWords = 4

    /// A text that names a value, and does not only say something about it.
    private static func label(_ text: String) -> String? {
        let label = text.last == "." ? text.dropLast() : text[...]
        let isPartOfLabel: (Character) -> Bool = { $0.isLetter || $0.isNumber || " -_'/".contains($0) }
        guard label.first?.isLetter == true, label.allSatisfy(isPartOfLabel),
            label.split(separator: " ").count <= maximumWords
        else { return nil }
        return String(label)
    }
}
