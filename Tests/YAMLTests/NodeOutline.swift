@testable import YAML

/// A tree as lines of text in the notation of the YAML test suite, with aliases followed and styles left out.
enum NodeOutline {
    static func lines(of node: YAMLNode) -> [String] {
        switch node.content {
        case .scalar(let scalar):
            let tag = scalar.tag.map { "<\($0)> " } ?? ""
            return ["=VAL \(tag)\(scalar.isPlain ? ":" : "\"")\(escaped(scalar.text))"]
        case .sequence(let items):
            return ["+SEQ"] + items.flatMap(lines) + ["-SEQ"]
        case .mapping(let mapping):
            return ["+MAP"] + mapping.flatMap { lines(of: $0.key) + lines(of: $0.value) } + ["-MAP"]
        }
    }

    /// The same lines from the suite's events: `nil` for an event that is not understood.
    static func lines(ofEvents events: String) -> [String]? {
        var lines: [String] = []
        var anchors: [Substring: [String]] = [:]
        var open: [(start: Int, anchor: Substring?)] = []
        for event in events.split(separator: "\n") {
            let event = event.drop { $0 == " " }
            var rest = event.dropFirst(5)
            let kind = event.prefix(4)
            if kind == "=ALI" {
                lines += anchors[rest.dropFirst()] ?? ["unknown alias"]
                continue
            }
            if rest.hasPrefix("{}") || rest.hasPrefix("[]") { rest = rest.dropFirst(3) }
            var anchor: Substring?
            if rest.first == "&" {
                anchor = rest.dropFirst().prefix { $0 != " " }
                rest = rest.drop { $0 != " " }.dropFirst()
            }
            var tag = ""
            if rest.first == "<" {
                tag = rest.prefix { $0 != ">" } + "> "
                rest = rest.drop { $0 != ">" }.dropFirst(2)
            }
            switch kind {
            case "+STR", "-STR", "+DOC", "-DOC": continue
            case "+MAP", "+SEQ":
                open.append((lines.count, anchor))
                lines.append(String(kind))
            case "-MAP", "-SEQ":
                lines.append(String(kind))
                guard let collection = open.popLast() else { return nil }
                if let anchor = collection.anchor { anchors[anchor] = Array(lines[collection.start...]) }
            case "=VAL":
                lines.append("=VAL \(tag)\(rest.first == ":" ? ":" : "\"")\(rest.dropFirst())")
                if let anchor { anchors[anchor] = lines.suffix(1) }
            default: return nil
            }
        }
        return lines
    }

    /// Two trees mean the same values.
    static func sameValues(_ left: YAMLNode, _ right: YAMLNode) -> Bool {
        switch (left.content, right.content) {
        case (.scalar(let left), .scalar(let right)):
            left.value == right.value || left.value.number.map { $0 == right.value.number } ?? false
        case (.sequence(let left), .sequence(let right)):
            left.count == right.count && zip(left, right).allSatisfy(sameValues)
        case (.mapping(let left), .mapping(let right)):
            left.count == right.count
                && left.allSatisfy { entry in right[entry.name].map { sameValues(entry.value, $0) } ?? false }
        default: false
        }
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, character in
            switch character {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case "\u{8}": result += "\\b"
            case "\0": result += "\\0"
            default: result.unicodeScalars.append(character)
            }
        }
    }
}

extension YAMLScalarValue {
    fileprivate var number: Double? {
        switch self {
        case .int(let value): Double(value)
        case .float(let value): value
        default: nil
        }
    }
}
