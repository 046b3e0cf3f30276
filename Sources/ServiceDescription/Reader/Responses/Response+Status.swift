import YAML

extension Response.Status {
    /// Reads the key of a response: the status that it names; `nil` if it names none, or one that precedes the final response.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - isFinalDescribed: Whether another key describes the final response.
    ///   - source: The document.
    static func read(_ key: YAMLNode, isFinalDescribed: Bool, from source: inout DescriptionSource) -> Self? {
        guard let status = named(by: key, in: &source) else { return nil }
        // Behind an informational one, another response follows (RFC 9110, section 15.2).
        guard status.firstDigit == 1 else { return status }
        if !isFinalDescribed {
            source.diagnostics.loss(
                "the \(key.scalar?.text ?? "") response is not in the client: it is informational and precedes the final "
                    + "response (describe the final response)",
                at: key.mark
            )
        }
        return nil
    }

    /// The status that a key names; `nil`, with a report, if it names none.
    private static func named(by key: YAMLNode, in source: inout DescriptionSource) -> Self? {
        let written = key.scalar?.text ?? ""
        guard let status = Self(written.trimmed[...]) else {
            source.diagnostics.loss(
                "unknown status code '\(written.trimmed)' is ignored (write a code such as 200, a range such as 4XX, or default)",
                at: key.mark
            )
            return nil
        }
        if status == .default, written != "default" {
            source.diagnostics.warning(
                "the status code '\(written)' is treated as 'default' (write 'default')",
                at: key.mark
            )
        }
        return status
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
