/// Looks for places in a text byte by byte, which takes a small part of the time of looking for characters.
package struct ByteSearch {
    private let text: String
    private let bytes: [UInt8]

    /// A search in a text.
    package init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    /// The first place of a part that is not empty.
    ///
    /// - Parameters:
    ///   - part: The part.
    ///   - isWanted: Whether a place is one to return.
    package func firstRange(
        of part: String,
        where isWanted: (Range<String.Index>) -> Bool = { _ in true }
    ) -> Range<String.Index>? {
        let part = Array(part.utf8)
        guard let first = part.first, part.count <= bytes.count else { return nil }
        return bytes.withUnsafeBufferPointer { bytes in
            for start in 0...bytes.count - part.count where bytes[start] == first {
                guard part.indices.allSatisfy({ bytes[start + $0] == part[$0] }) else { continue }
                let range = range(start..<start + part.count)
                if isWanted(range) { return range }
            }
            return nil
        }
    }

    /// The first range that begins and ends with the given characters and has the right text between them.
    ///
    /// - Parameters:
    ///   - open: The character before the text.
    ///   - close: The character after the text.
    ///   - matches: Whether a text is the right one.
    func firstRange(
        between open: Unicode.Scalar,
        _ close: Unicode.Scalar,
        where matches: (Substring) -> Bool
    ) -> Range<String.Index>? {
        let (open, close) = (UInt8(ascii: open), UInt8(ascii: close))
        var start: Int?
        for (offset, byte) in bytes.enumerated() {
            if byte == open { start = offset }
            guard byte == close, let opened = start else { continue }
            if matches(text[range(opened + 1..<offset)]) { return range(opened..<offset + 1) }
            start = nil
        }
        return nil
    }

    private func range(_ offsets: Range<Int>) -> Range<String.Index> {
        let start = text.utf8.index(text.startIndex, offsetBy: offsets.lowerBound)
        return start..<text.utf8.index(start, offsetBy: offsets.count)
    }
}
