extension StringProtocol where UTF8View: BidirectionalCollection {
    /// The text without spaces and line breaks at its ends.
    package var trimmed: String {
        // Nearly all texts begin and end with visible characters of ASCII, about which Unicode's tables need not be asked.
        if let first = utf8.first, let last = utf8.last, 0x21...0x7E ~= first, 0x21...0x7E ~= last {
            return String(self)
        }
        guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace })
        else {
            return ""
        }
        return String(self[start...end])
    }
}
