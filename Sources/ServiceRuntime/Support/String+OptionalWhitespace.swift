extension String {
    /// The text without the spaces and tabs around it, the optional white space of header fields (RFC 9110, section 5.6.3).
    func trimmingOptionalWhitespace() -> Substring {
        // By bytes: with what a service writes behind it, a space may be a part of another character.
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let start = utf8.drop(while: isBlank)
        guard let last = start.lastIndex(where: { !isBlank($0) }) else { return "" }
        return self[start.startIndex..<utf8.index(after: last)]
    }
}
