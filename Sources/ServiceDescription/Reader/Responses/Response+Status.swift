import YAML

extension Response.Status {
    /// Reads the key of a response: the statuses that it names, without those that precede the final response.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - isFinalDescribed: Whether another key describes the final response.
    ///   - source: The document.
    static func read(_ key: YAMLNode, isFinalDescribed: Bool, from source: inout DescriptionSource) -> [Self] {
        let statuses = named(by: key, in: &source)
        // Behind an informational one, another response follows (RFC 9110, section 15.2).
        let final = statuses.filter { $0.firstDigit != 1 }
        if final.count < statuses.count, !isFinalDescribed {
            source.diagnostics.loss(
                "the \(key.scalar?.text ?? "") response is not in the client: it is informational and precedes the final "
                    + "response (describe the final response)",
                at: key.mark
            )
        }
        return final
    }

    /// Returns the statuses that a key names. Contrary to all versions of the specification, a key may list several, name a
    /// range, or have words after the status.
    private static func named(by key: YAMLNode, in source: inout DescriptionSource) -> [Self] {
        let written = key.scalar?.text ?? ""
        let text = written.trimmed
        if let status = Self(text[...]) {
            if status == .default, written != "default" {
                source.diagnostics.warning(
                    "the status code '\(written)' is treated as 'default' (write 'default')",
                    at: key.mark
                )
            }
            return [status]
        }
        let parts = text.split { ",/|".contains($0) }.map { Self($0.trimmed[...]) }
        let listed = parts.compactMap(\.self)
        if listed.count > 1, listed.count == parts.count {
            source.diagnostics.warning(
                "the response applies to each status code in '\(text)' (write a key for each)",
                at: key.mark
            )
            return listed
        }
        if let ranges = ranges(from: text) {
            let meant = ranges.map { "'\($0)XX'" }.joined(separator: " and ")
            source.diagnostics.warning(
                "the status code '\(text)' is treated as \(meant) (write \(meant))",
                at: key.mark
            )
            return ranges.map(Self.range)
        }
        let code = text.prefix { $0.isASCII && $0.isNumber }
        if let next = text.dropFirst(code.count).first, !next.isLetter, let status = Self(code) {
            source.diagnostics.warning(
                "the status code '\(text)' is treated as '\(code)' (write '\(code)')",
                at: key.mark
            )
            return [status]
        }
        source.diagnostics.loss(
            "unknown status code '\(text)' is ignored (write a code such as 200, a range such as 4XX, or default)",
            at: key.mark
        )
        return []
    }

    /// The first digits of the statuses from one to another, such as `400-499`; `nil` if a text names anything else.
    private static func ranges(from text: String) -> ClosedRange<Int>? {
        let ends = text.split { "-–".contains($0) }.map { Self($0.trimmed[...]) }
        guard ends.count == 2, case .code(let first)? = ends[0], case .code(let last)? = ends[1], first < last else {
            return nil
        }
        return first / 100...last / 100
    }

    private init?(_ text: Substring) {
        if text.lowercased() == "default" {
            self = .default
            return
        }
        let digits = Array(text.utf8)
        guard digits.count == 3, let first = digits.first, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(first)
        else {
            return nil
        }
        if let code = Int(text) {
            self = .code(code)
        } else if text.dropFirst().lowercased() == "xx" {
            self = .range(Int(first - UInt8(ascii: "0")))
        } else {
            return nil
        }
    }

    /// Whether the status means success with content (RFC 9110, section 15.3).
    var isOfSuccess: Bool { isSuccessful && self != .code(204) && self != .code(205) }

    /// The position of a status among others: codes by number, a range after its codes, `default` last.
    var order: Int {
        switch self {
        case .code(let code): code * 2
        case .range(let digit): (digit * 100 + 99) * 2 + 1
        case .default: Int.max
        }
    }
}
