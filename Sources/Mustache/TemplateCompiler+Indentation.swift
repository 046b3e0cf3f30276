extension TemplateCompiler {
    /// The white space that all lines made by some instructions begin with; `nil` where they make no line.
    func commonIndentation(of range: Range<Int>) -> Range<Int>? {
        var common: Range<Int>?
        forEachLine(in: range) { line, _ in
            let blanks = line.prefix { source[$0].isBlank }
            guard let shared = common else {
                common = blanks
                return
            }
            let count = zip(shared, blanks).prefix { source[$0] == source[$1] }.count
            common = shared.prefix(count)
        }
        return common
    }

    /// Takes that many bytes of white space from the start of each line that some instructions make.
    mutating func removeIndentation(_ count: Int, from range: Range<Int>) {
        var changes: [(index: Int, line: Range<Int>)] = []
        forEachLine(in: range) { line, index in changes.append((index, line.dropFirst(count))) }
        for (index, line) in changes {
            switch instructions[index] {
            case .text: instructions[index] = .text(line, startsLine: true)
            case .partial(let tag, _): instructions[index] = .partial(tag: tag, indentation: line)
            case .parent(let tag, _, let end): instructions[index] = .parent(tag: tag, indentation: line, end: end)
            case .block(let block, _): blocks[block].indentation = line
            case .variable, .section, .argument: break
            }
        }
    }

    /// Calls a closure with the start of each line that some instructions make, and with the instruction that makes it.
    private func forEachLine(in range: Range<Int>, _ body: (_ line: Range<Int>, _ index: Int) -> Void) {
        var index = range.lowerBound
        while index < range.upperBound {
            var next = index + 1
            switch instructions[index] {
            case .text(let text, startsLine: true):
                // Empty lines do not count for the indentation.
                let isEmpty = !text.isEmpty && source[text].last == .newline && source[text].allSatisfy(\.isWhitespace)
                if !isEmpty { body(text, index) }
            case .partial(_, let indentation?):
                body(indentation, index)
            case .parent(_, let indentation, let end):
                if let indentation { body(indentation, index) }
                // Its arguments already have an indentation of their own.
                next = end
            case .block(let block, _):
                if let indentation = blocks[block].indentation { body(indentation, index) }
            case .text, .variable, .section, .partial, .argument: break
            }
            index = next
        }
    }
}
