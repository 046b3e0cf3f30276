/// Searches byte by byte: they take a small part of the time of looking for characters.
extension String {
    /// The first place of a part.
    ///
    /// - Parameters:
    ///   - part: The part, which is not empty.
    ///   - isWanted: Whether a place is one to return.
    package func byteRange(
        of part: String,
        where isWanted: (Range<String.Index>) -> Bool = { _ in true }
    ) -> Range<String.Index>? {
        var (whole, part) = (self, part)
        return whole.withUTF8 { whole in
            part.withUTF8 { part in
                guard let first = part.first, part.count <= whole.count else { return nil }
                for offset in 0...whole.count - part.count where whole[offset] == first {
                    guard whole[offset..<offset + part.count].elementsEqual(part) else { continue }
                    let start = utf8.index(startIndex, offsetBy: offset)
                    let range = start..<utf8.index(start, offsetBy: part.count)
                    if isWanted(range) { return range }
                }
                return nil
            }
        }
    }

    /// Whether the text contains a part.
    package func holds(_ part: String) -> Bool { part.isEmpty || byteRange(of: part) != nil }
}
