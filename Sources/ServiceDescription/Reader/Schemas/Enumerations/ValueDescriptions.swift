/// What is said of the values of an enumeration in the description of the whole, or beside it.
///
/// Where a language has comments on constants, and OpenAPI no place for them, tools append a list: the gateway of gRPC
/// `- VALUE: text`, drf-spectacular ``* `value` - text``, and go-swagger, in `x-go-enum-desc` as well, `VALUE Constant text`. Authors
/// write lists and tables of their own, in Markdown or HTML, and what numbers stand for in many ways: `0 - Draft` on a line of its
/// own, or `0 = Draft, 1 = Placed` in one. A list of all values that says nothing of them only repeats them.
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
    init(of values: Set<String>, in description: String?, constants: String?, areNumbers: Bool = false) {
        rest = description
        if let constants {
            read(constants: constants, of: values)
            if let description, description.hasSuffix(constants) {
                rest = String(description.dropLast(constants.count)).trimmed
            }
        } else if let description, areNumbers || Self.mayListItems(description) {
            read(listIn: description, of: values, areNumbers: areNumbers)
        }
        if areNumbers, constants == nil { nameNumbers(values) }
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
            let described = Self(
                of: Set(list.values.map(\.rawValue)),
                in: text,
                constants: nil,
                areNumbers: list.rawType.isNumeric
            )
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

    /// Whether an item may begin with its mark, or a line with that of a row or with code. Most texts have hyphens within words only,
    /// and are not divided into lines.
    private static func mayListItems(_ text: String) -> Bool {
        var isBeginning = true
        var isMarked = false
        var isBehindSpace = false
        for byte in text.utf8 {
            if isMarked, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "l") { return true }
            if isBeginning, byte == UInt8(ascii: "|") || byte == UInt8(ascii: "`") { return true }
            // An item of HTML may be anywhere.
            isMarked = (isBeginning || isBehindSpace) && "-*+".utf8.contains(byte) || byte == UInt8(ascii: "<")
            isBehindSpace = byte == UInt8(ascii: " ")
            // Some characters beyond ASCII are spaces, or end lines.
            isBeginning = "\r\n".utf8.contains(byte) || byte >= 0x80 || isBeginning && " \t".utf8.contains(byte)
        }
        return false
    }

    private mutating func read(constants: String, of values: Set<String>) {
        for line in constants.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: " ", maxSplits: 2)
            guard parts.count > 1, values.contains(String(parts[0])) else { continue }
            names[String(parts[0])] = String(parts[1])
            if parts.count > 2 { texts[String(parts[0])] = parts[2].trimmed }
        }
    }

    /// Reads the list or the table of a text. Those of something else than values stay as they are.
    private mutating func read(listIn description: String, of values: Set<String>, areNumbers: Bool) {
        let isHTML = description.holds("<li>")
        let text = isHTML ? Self.withMarkedItems(description) : Self.unfolded(description, of: values)
        let lines = text.lines
        var before: [Substring] = []
        var items: [(value: String, lines: [String])] = []
        var after: [Substring] = []
        var areMarked = true
        var areDescribed = true
        var isTable = false
        var mayHaveParagraphs = false
        var followsEmptyLine = false
        for line in lines {
            defer { followsEmptyLine = line.trimmed.isEmpty }
            if let item = Self.item(line, of: values, areNumbers: areNumbers) {
                // What seemed to follow the list was a paragraph of an item.
                if !items.isEmpty { items[items.count - 1].lines += after.map(\.trimmed).filter { !$0.isEmpty } }
                after = []
                items.append((item.value, item.text.isEmpty ? [] : [item.text]))
                areDescribed = areDescribed && !item.text.isEmpty
                mayHaveParagraphs = item.mayHaveParagraphs && !isHTML
                isTable = ValueListItem.isRow(line)
                areMarked = areMarked && (isTable || ValueListItem.contents(line) != nil)
            } else if items.isEmpty {
                before.append(line)
            } else if ValueListItem.isRow(line) ? isTable : ValueListItem.contents(line) != nil || line.first == "#" {
                return
            } else if !after.isEmpty || followsEmptyLine && !mayHaveParagraphs && line.first?.isWhitespace == false {
                after.append(line)
            } else if !line.trimmed.isEmpty {
                items[items.count - 1].lines.append(line.trimmed)
            }
        }
        // The items before are of the same list.
        let isWhole = !before.reversed().prefix { !$0.trimmed.isEmpty }.contains { ValueListItem.contents($0) != nil }
        let isList = isWhole && areMarked && areDescribed || Set(items.map(\.value)) == values
        guard !items.isEmpty, isList, Set(items.map(\.value)).count == items.count else {
            if areNumbers { readLabels(in: lines, of: values) }
            return
        }
        for (value, lines) in items where !lines.isEmpty { texts[value] = lines.joined(separator: "\n") }
        while let head = before.last, ValueListItem.isRow(head) { before.removeLast() }
        let parts = [
            ListAnnouncement.removed(from: before.joined(separator: "\n")), after.joined(separator: "\n").trimmed,
        ].filter { !$0.isEmpty }
        rest = parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    }

    /// A text with the marks of Markdown before the items of lists of HTML.
    private static func withMarkedItems(_ text: String) -> String {
        var text = text.replacing("<li>", with: "\n- ").replacing("</li>", with: "\n")
        for tag in ["<ul>", "</ul>", "<ol>", "</ol>"] { text = text.replacing(tag, with: "\n\n") }
        return text
    }

    /// A text whose list of all values has an item in each line. In a folded scalar of YAML (1.2.2, section 8.1.3) that is lost, and all
    /// items are in the line that announces them.
    private static func unfolded(_ text: String, of values: Set<String>) -> String {
        for mark in [" - ", " * "] where text.holds(mark) {
            let lines = text.lines.map { unfolded($0, at: mark, of: values) ?? String($0) }
            let result = lines.joined(separator: "\n")
            if result != text { return result }
        }
        return text
    }

    /// - Returns: `nil` unless the line describes all values, each of them once.
    private static func unfolded(_ line: Substring, at mark: String, of values: Set<String>) -> String? {
        // Most lines have none.
        guard String(line).holds(mark) else { return nil }
        let marks = line.ranges(of: mark)
        guard marks.count >= values.count else { return nil }
        var parts: [String] = []
        var found: [String] = []
        var start = line.startIndex
        for (index, range) in marks.enumerated() {
            let end = index + 1 < marks.count ? marks[index + 1].lowerBound : line.endIndex
            guard let item = ValueListItem.read(("- " + line[range.upperBound..<end])[...], of: values),
                !item.text.isEmpty
            else { continue }
            parts.append(String(line[start..<range.lowerBound]))
            found.append(item.value)
            start = range.upperBound
        }
        guard found.count == values.count, found.count > 1, Set(found) == values else { return nil }
        let announcement = parts[0].trimmed
        let isOpen = announcement.last.map { $0.isLetter || $0.isNumber } == true
        let items = (parts.dropFirst() + [String(line[start...])]).map { "- " + $0.trimmed }
        return ([announcement + (isOpen ? ":" : "")] + items).joined(separator: "\n")
    }

    /// Reads the labels of all numbers that one line lists: `The state (0 = Draft, 1 = Placed).` Only if they are all that is said, they
    /// are left out of the description.
    private mutating func readLabels(in lines: [Substring], of values: Set<String>) {
        for line in lines {
            let items = line.split { ",;|".contains($0) }.map { $0.trimmed }
            guard items.count == values.count, items.count > 1, let first = items.first else { continue }
            let starts = first.indices.filter {
                $0 == first.startIndex || " (".contains(first[first.index(before: $0)])
            }
            guard let start = starts.first(where: { Self.numberItem(first[$0...]) != nil }) else { continue }
            let labels = ([first[start...]] + items.dropFirst().map { $0[...] }).compactMap(Self.numberItem)
            let known = Dictionary(labels.map { ($0.value, Self.label($0.text)) }) { first, _ in first }
            guard Set(known.keys) == values, known.values.allSatisfy({ $0 != nil }) else { continue }
            texts = known.compactMapValues(\.self)
            if start == first.startIndex, lines.allSatisfy({ $0 == line || $0.trimmed.isEmpty }) { rest = nil }
            return
        }
    }

    /// Names numbers after their labels, if each of them has one that no other has.
    private mutating func nameNumbers(_ values: Set<String>) {
        let labels = values.compactMap { value in texts[value].flatMap(Self.label).map { (value, $0) } }
        let letters = Set(labels.map(\.1.letters))
        guard !labels.isEmpty, labels.count == values.count, letters.count == values.count else { return }
        names = Dictionary(labels) { first, _ in first }
    }

    /// The maximum length of a label, in words. A longer one is a sentence.
    private static let maximumWords = 4

    /// A text that names a value, and does not only say something about it.
    private static func label(_ text: String) -> String? {
        let sentence = text.last == "." ? text.dropLast() : text[...]
        let label = sentence.last == ")" && !sentence.contains("(") ? sentence.dropLast() : sentence
        let isPartOfLabel: (Character) -> Bool = { $0.isLetter || $0.isNumber || " -_'/".contains($0) }
        guard label.first?.isLetter == true, label.allSatisfy(isPartOfLabel),
            label.split(separator: " ").count <= maximumWords
        else { return nil }
        return String(label)
    }

    /// The item that a line is; `nil` if it is about something else.
    private static func item(_ line: Substring, of values: Set<String>, areNumbers: Bool) -> ValueListItem? {
        let contents = ValueListItem.contents(line) ?? line.drop { $0.isWhitespace }
        if areNumbers, let number = numberItem(contents), values.contains(number.value) { return number }
        return ValueListItem.read(line, of: values)
    }

    /// A number and what it stands for: `0 = Draft`, `` `0` : Draft ``, `0 - Draft`.
    private static func numberItem(_ item: Substring) -> ValueListItem? {
        let mark = item.first.flatMap { "`'\"".contains($0) ? $0 : nil }
        let number = item.dropFirst(mark == nil ? 0 : 1)
        let digits = number.dropFirst(number.first == "-" ? 1 : 0).prefix { $0.isNumber || $0 == "." }
        guard digits.first?.isNumber == true else { return nil }
        var rest = number[digits.endIndex...]
        if let mark {
            guard rest.first == mark else { return nil }
            rest = rest.dropFirst()
        }
        let separator = rest.drop { $0 == " " }
        guard let sign = ["=>", "->", "=", ":", "-", "–", "—"].first(where: separator.hasPrefix) else { return nil }
        let text = separator.dropFirst(sign.count)
        // `1-a` and `1 -a` are something else.
        let isApart = text.first == " " || (sign == "=" || sign == ":") && text.first?.isLetter == true
        return isApart ? ValueListItem(value: String(number[..<digits.endIndex]), text: text.trimmed) : nil
    }
}
