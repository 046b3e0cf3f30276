extension String {
    /// Whether every byte of the text in UTF-8 is as wanted. (Going through `utf8` one by one takes many times as long, and every
    /// text of a description is looked at.)
    func allBytes(_ isWanted: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isWanted) } ?? utf8.allSatisfy(isWanted)
    }

    /// Whether this text contains another one, byte by byte. (Looking for characters takes many times as long.)
    func holds(_ text: String) -> Bool {
        var (whole, part) = (self, text)
        return whole.withUTF8 { whole in
            part.withUTF8 { part in
                guard let first = part.first else { return true }
                guard part.count <= whole.count else { return false }
                return (0...whole.count - part.count).contains { start in
                    whole[start] == first && whole[start..<start + part.count].elementsEqual(part)
                }
            }
        }
    }

    /// Whether the text has characters of ASCII only.
    var isASCII: Bool { allBytes { $0 < 0x80 } }
}
