/// Breaks the lines of generated source that are longer than a line may be, as `swift format` would break them.
///
/// Templates write a declaration or a call on one line; how long it becomes depends on the names in it. A line that is too
/// long is broken inside its outermost parentheses, one argument a line, and what is then still too long is broken again.
enum LineBreaker {
    private static let longestLine = 120
    private static let indentation = "    "

    /// The source with its long lines broken.
    static func broken(_ source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count + source.count / 16)
        var start = 0
        while start < source.count {
            let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
            let line = source[start..<end]
            if line.count > longestLine, !isComment(line) {
                append(String(decoding: line, as: UTF8.self), to: &result)
            } else {
                result += line
                result.append(UInt8(ascii: "\n"))
            }
            start = end + 1
        }
        return result
    }

    private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
        line.drop { $0 == UInt8(ascii: " ") }.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")])
    }

    private static func append(_ line: String, to result: inout [UInt8]) {
        guard line.count > longestLine, let list = ArgumentList(line) else {
            result += Array(line.utf8)
            result.append(UInt8(ascii: "\n"))
            return
        }
        let margin = String(line.prefix { $0 == " " })
        result += Array((list.head + "\n").utf8)
        for (index, argument) in list.arguments.enumerated() {
            let comma = index < list.arguments.count - 1 || list.isCollection ? "," : ""
            append(margin + indentation + argument + comma, to: &result)
        }
        append(margin + list.tail, to: &result)
    }

    /// A line, divided at the outermost parentheses or brackets that enclose anything.
    private struct ArgumentList {
        /// Whether it is a collection literal, whose last element has a comma too when each has its own line.
        let isCollection: Bool
        let head: String
        let arguments: [String]
        let tail: String

        init?(_ line: String) {
            var depth = 0
            var isText = false
            var isEscaped = false
            var open: String.Index?
            var close: String.Index?
            var commas: [String.Index] = []
            for index in line.indices {
                let character = line[index]
                if isText {
                    if !isEscaped, character == "\"" { isText = false }
                    isEscaped = character == "\\" && !isEscaped
                    continue
                }
                switch character {
                case "\"": isText = true
                case "(", "[", "{":
                    if character != "{", depth == 0, close == nil { open = open ?? index }
                    depth += 1
                case ")", "]", "}":
                    depth -= 1
                    if character != "}", depth == 0, open != nil, close == nil { close = index }
                case "," where depth == 1 && open != nil && close == nil: commas.append(index)
                default: break
                }
            }
            guard let open, let close, line.index(after: open) < close else { return nil }
            isCollection = line[open] == "["
            head = String(line[...open])
            tail = String(line[close...])
            var parts: [String] = []
            var start = line.index(after: open)
            for end in commas + [close] {
                parts.append(String(line[start..<end].drop { $0 == " " }))
                start = line.index(after: end)
            }
            arguments = parts
        }
    }
}
