import ServiceDescription

/// The lines of documentation comments, made from the text of a description.
///
/// Each line is what follows `///`: empty, or text behind a space. No character of the description can end a comment,
/// because every line break it knows of becomes a new comment line and invisible characters are left out.
enum DocumentationLines {
    /// The width to which text is filled, without the indentation and the comment marks.
    private static let width = 108

    private static let space = UInt8(ascii: " ")

    /// What the items of a list begin with.
    private static let itemMarks = ["- ", "* ", "+ "]

    /// The lines of what a description says about something.
    ///
    /// - Parameters:
    ///   - documentation: What the description says.
    ///   - fallback: What is said if it says nothing.
    static func lines(_ documentation: Documentation, fallback: @autoclosure () -> String) -> [String] {
        var lines = text(documentation)
        if lines.isEmpty { append(fallback(), to: &lines) }
        if documentation.isDeprecated { lines += ["", "- Warning: The service marks this as deprecated."] }
        return lines.map { $0.isEmpty ? "" : " " + $0 }
    }

    /// A value as code. Marks of code mean nothing around nothing, or around others.
    static func code(_ value: String) -> String {
        if value.isEmpty { return "`\"\"`" }
        return value.contains("`") ? value : "`\(value)`"
    }

    /// The first paragraph of these lines.
    static func summary(_ lines: [String]) -> [String] {
        Array(lines.prefix { !$0.isEmpty })
    }

    /// The lines of a list item such as that of a parameter, after the given introduction.
    static func item(
        _ introduction: String,
        _ documentation: Documentation,
        fallback: @autoclosure () -> String
    ) -> [String] {
        // A list item is one paragraph: what follows an empty line would end the list.
        var paragraph = text(documentation)
        if paragraph.isEmpty { append(fallback(), to: &paragraph) }
        var lines: [String] = []
        let item = introduction + paragraph.prefix { !$0.isEmpty }.joined(separator: " ")
        fill(item[...], continuation: "    ", into: &lines)
        return lines.map { " " + $0 }
    }

    private static func text(_ documentation: Documentation) -> [String] {
        var lines: [String] = []
        // Many descriptions repeat the summary at the beginning of the text.
        if let summary = documentation.summary, documentation.text?.hasPrefix(stripped(summary)) != true {
            append(summary, to: &lines)
        }
        if let text = documentation.text {
            if !lines.isEmpty { lines.append("") }
            append(text, to: &lines)
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        if let value = documentation.defaultValue {
            if !lines.isEmpty { lines.append("") }
            append("The default is \(code(value)).", to: &lines)
        }
        return lines
    }

    private static func stripped(_ line: String) -> Substring {
        var line = line[...]
        while let last = line.last, last == "." || last.isWhitespace { line.removeLast() }
        return line
    }

    private static func append(_ text: String, to lines: inout [String]) {
        var isCode = false
        for line in visible(text).utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let line = Substring(line.trimmingTrailingSpaces())
            let trimmed = Substring(line.utf8.drop { $0 == space })
            if trimmed.isEmpty {
                // One empty line separates as well as two.
                if lines.last?.isEmpty == false { lines.append("") }
                continue
            }
            let isFence = trimmed.utf8.starts(with: "```".utf8)
            if isFence { isCode.toggle() }
            if isCode || isFence || trimmed.utf8.first == UInt8(ascii: "|") {
                lines.append(String(line))
            } else {
                let indentation = line[..<trimmed.startIndex]
                let isItem = itemMarks.contains { trimmed.utf8.starts(with: $0.utf8) }
                fill(line, continuation: indentation + (isItem ? "  " : ""), into: &lines)
            }
        }
        if isCode { lines.append("```") }
    }

    /// The text with every line break as a line feed, every tab as spaces, and without what cannot be seen.
    private static func visible(_ text: String) -> String {
        if text.utf8.allSatisfy({ ($0 >= 0x20 && $0 < 0x7F) || $0 == UInt8(ascii: "\n") }) { return text }
        var visible = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": visible.append("\n")
            case "\t": visible.append(contentsOf: "    ".unicodeScalars)
            default: if SwiftText.isHarmless(scalar) { visible.append(scalar) }
            }
            previous = scalar
        }
        return String(visible)
    }

    private static func fill(_ line: Substring, continuation: String, into lines: inout [String]) {
        guard line.utf8.count > width else {
            lines.append(String(line))
            return
        }
        var current = Array(line.utf8.prefix { $0 == space })
        var isEmpty = true
        for word in Array(line.utf8).split(separator: space) {
            if !isEmpty, current.count + 1 + word.count > width {
                lines.append(String(decoding: current, as: UTF8.self))
                current = Array(continuation.utf8)
                isEmpty = true
            }
            if !isEmpty { current.append(space) }
            current += word
            isEmpty = false
        }
        if !isEmpty { lines.append(String(decoding: current, as: UTF8.self)) }
    }
}

extension Substring.UTF8View {
    /// The text without the spaces at its end.
    fileprivate func trimmingTrailingSpaces() -> Substring.UTF8View {
        var end = endIndex
        while end > startIndex, self[index(before: end)] == UInt8(ascii: " ") { formIndex(before: &end) }
        return self[..<end]
    }
}
