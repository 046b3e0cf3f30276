/// Breaks lines of generated source that are too long, as `swift format` would.
///
/// Templates write a declaration or a call on one line, however long the names in it are. A line that is too long is broken
/// inside its outermost parentheses, with one argument per line, or before a chained call if the call before it fits on a line.
/// Parts that are still too long are broken again. Lists of conformances are broken between protocols, and the texts of a
/// `case` are on a line each.
enum LineBreaker {
    /// The maximum length of a line, in columns.
    private static let longestLine = 120
    private static let indentation = "    "
    private static let indentationBytes = Array(indentation.utf8)
    /// How many levels deep a line may be nested and still be broken. Each level copies what is inside it, and a user's template may write
    /// thousands of parentheses.
    private static let maximumDepth = 100

    /// The source with its long lines broken.
    static func broken(_ source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count + source.count / 16)
        var start = 0
        // Where the lines begin that stay as they are, which nearly all do.
        var kept = 0
        while start < source.count {
            let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
            let line = source[start..<end]
            if line.count >= longestLine, !isComment(line) {
                result += source[kept..<start]
                append(line, to: &result)
                kept = min(end + 1, source.count)
            }
            start = end + 1
        }
        result += source[kept...]
        if let last = source[kept...].last, last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
        return result
    }

    private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
        line.drop { $0 == UInt8(ascii: " ") }.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")])
    }

    private static func isTooLong(_ line: ArraySlice<UInt8>) -> Bool {
        // Behind a body on the same line, the formatter wants another column.
        let longest = line.last == UInt8(ascii: "}") ? longestLine - 1 : longestLine
        return Columns.exceed(longest, in: line)
    }

    private static func append(_ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
        let margin = isTooLong(line) ? line.prefix { $0 == UInt8(ascii: " ") } : nil
        guard let margin, margin.count < maximumDepth * indentationBytes.count else {
            result += line
            result.append(UInt8(ascii: "\n"))
            return
        }
        if let parts = blockBroken(line, margin: margin) {
            for part in parts { append(Array(part.utf8)[...], to: &result) }
            return
        }
        guard let list = ArgumentList(line) else {
            let parts =
                textsOfCase(line, margin: margin) ?? genericsBroken(line, margin: margin)
                ?? inheritanceBroken(line, margin: margin)
            for part in parts { result += (part + "\n").utf8 }
            return
        }
        if list.tail.dropFirst().first == UInt8(ascii: "."), !isTooLong(line[...list.tail.startIndex]) {
            append(line[...list.tail.startIndex], to: &result)
            append((margin + indentationBytes + list.tail.dropFirst())[...], to: &result)
            return
        }
        result += list.head
        result.append(UInt8(ascii: "\n"))
        for (index, argument) in list.arguments.enumerated() {
            var line = Array(margin)
            line += indentationBytes
            line += argument
            if index < list.arguments.count - 1 || list.isCollection { line.append(UInt8(ascii: ",")) }
            append(line[...], to: &result)
        }
        append(margin + list.tail, to: &result)
    }

    /// The lines of a computed property with its body on the same line, or `nil` for any other line.
    private static func blockBroken(_ line: ArraySlice<UInt8>, margin: ArraySlice<UInt8>) -> [String]? {
        // Few lines end so, and only these are worth being made a text.
        guard line.last == UInt8(ascii: "}") else { return nil }
        let (line, margin) = (String(decoding: line, as: UTF8.self), String(decoding: margin, as: UTF8.self))
        guard line.hasSuffix(" }"), line.holds(" var "), let open = line.firstRange(of: " { ") else { return nil }
        let body = line[open.upperBound...].dropLast(2)
        return [line[..<open.lowerBound] + " {", margin + indentation + body, margin + "}"]
    }

    /// The lines of a `case` of several texts, or `nil` for any other line.
    private static func textsOfCase(_ line: ArraySlice<UInt8>, margin: ArraySlice<UInt8>) -> [String]? {
        guard line.dropFirst(margin.count).starts(with: #"case ""#.utf8) else { return nil }
        let commas = positionsOutsideLiterals(line).filter { line[$0] == UInt8(ascii: ",") }
        let starts = [line.startIndex] + commas.map { min($0 + 2, line.endIndex) }
        let texts = zip(starts, commas.map { $0 + 1 } + [line.endIndex]).map { line[$0..<$1] }
        let indentation = String(decoding: margin, as: UTF8.self) + indentation
        return texts.enumerated().map { ($0 == 0 ? "" : indentation) + String(decoding: $1, as: UTF8.self) }
    }

    /// The positions of the bytes of a line that are not in a string literal.
    private static func positionsOutsideLiterals(_ line: ArraySlice<UInt8>) -> [Int] {
        var positions: [Int] = []
        positions.reserveCapacity(line.count)
        // The number of `#` before the quote of the literal that is being read; `nil` outside of literals.
        var signs: Int?
        var isEscaped = false
        for index in line.indices {
            let byte = line[index]
            if let count = signs {
                if !isEscaped, byte == UInt8(ascii: "\""), Self.signs(line[(index + 1)...]) >= count { signs = nil }
                isEscaped = count == 0 && byte == UInt8(ascii: "\\") && !isEscaped
            } else if byte == UInt8(ascii: "\"") {
                signs = Self.signs(line[..<index].reversed())
            } else {
                positions.append(index)
            }
        }
        return positions
    }

    /// How many `#` come first.
    private static func signs(_ bytes: some Collection<UInt8>) -> Int { bytes.prefix { $0 == UInt8(ascii: "#") }.count }

    /// The lines of an argument of a generic type that does not fit on one; `nil` for any other line.
    private static func genericsBroken(_ line: ArraySlice<UInt8>, margin: ArraySlice<UInt8>) -> [String]? {
        guard line.contains(UInt8(ascii: "<")) else { return nil }
        let (line, margin) = (String(decoding: line, as: UTF8.self), String(decoding: margin, as: UTF8.self))
        guard line.holds(": "), !line.holds("\""), let open = line.firstIndex(of: "<"),
            let close = line.lastIndex(of: ">"), open < close
        else { return nil }
        let content = line[line.index(after: open)..<close]
        return [String(line[...open]), margin + indentation + content, margin + line[close...]]
    }

    /// Breaks a declaration with more protocols than fit on a line; leaves any other line as it is.
    private static func inheritanceBroken(_ line: ArraySlice<UInt8>, margin: ArraySlice<UInt8>) -> [String] {
        let margin = String(decoding: margin, as: UTF8.self)
        let text = String(decoding: line, as: UTF8.self)
        guard text.hasSuffix(" {"), text.holds(": ") else { return [text] }
        let declaration = line.dropLast(2)
        let commas = declaration.indices.dropLast().filter {
            declaration[$0] == UInt8(ascii: ",") && declaration[$0 + 1] == UInt8(ascii: " ")
        }
        let starts = [declaration.startIndex] + commas.map { $0 + 2 }
        let parts = zip(starts, commas + [declaration.endIndex]).map {
            String(decoding: declaration[$0..<$1], as: UTF8.self)
        }
        var lines: [String] = []
        var current = ""
        // Counting the characters of the whole text each time would be quadratic.
        var length = 0
        for (index, part) in parts.enumerated() {
            let comma = index < parts.count - 1 ? 1 : 0
            let added = part.count
            if current.isEmpty {
                current = part
                length = added
            } else if length + added + 2 + comma > longestLine {
                lines.append(current + ",")
                current = margin + indentation + part
                length = margin.count + indentation.count + added
            } else {
                current += ", " + part
                length += added + 2
            }
        }
        return parts.count < 2 ? [text] : lines + [current, margin + "{"]
    }

    /// A line, divided at the outermost parentheses that enclose anything, or at the brackets of a list of texts.
    private struct ArgumentList {
        /// Whether it is a collection literal, whose last element also has a comma if each element has its own line.
        let isCollection: Bool
        let head: ArraySlice<UInt8>
        let arguments: [ArraySlice<UInt8>]
        let tail: ArraySlice<UInt8>

        init?(_ bytes: ArraySlice<UInt8>) {
            var depth = 0
            var open: Int?
            var close: Int?
            var commas: [Int] = []
            for index in positionsOutsideLiterals(bytes) where close == nil {
                switch bytes[index] {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                    if depth == 0, open == nil, Self.opensList(bytes, at: index) { open = index }
                    depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                    depth -= 1
                    if depth == 0, open != nil { close = index }
                case UInt8(ascii: ",") where depth == 1 && open != nil: commas.append(index)
                default: break
                }
            }
            guard let open, let close, open + 1 < close else { return nil }
            isCollection = bytes[open] == UInt8(ascii: "[")
            head = bytes[...open]
            tail = bytes[close...]
            var parts: [ArraySlice<UInt8>] = []
            var start = open + 1
            for end in commas + [close] {
                parts.append(bytes[start..<end].drop { $0 == UInt8(ascii: " ") })
                start = end + 1
            }
            arguments = parts
        }

        /// Whether a bracket opens what can be broken: brackets may be those of a type, too, unless a text or a value follows.
        private static func opensList(_ bytes: ArraySlice<UInt8>, at index: Int) -> Bool {
            switch bytes[index] {
            case UInt8(ascii: "("): true
            case UInt8(ascii: "["): ["\"", ".", "Self."].contains { bytes[(index + 1)...].starts(with: $0.utf8) }
            default: false
            }
        }
    }
}
