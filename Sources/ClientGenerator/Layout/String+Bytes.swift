extension String {
    /// Whether every byte of the text in UTF-8 is as wanted. (Going through `utf8` one by one takes many times as long, and every
    /// text of a description is looked at.)
    func allBytes(_ isWanted: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isWanted) } ?? utf8.allSatisfy(isWanted)
    }

    /// Whether this text contains another one, byte by byte. (Looking for characters takes many times as long.)
    func holds(_ text: String) -> Bool {
        guard let first = text.utf8.first else { return true }
        var rest = utf8[...]
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: text.utf8) { return true }
            rest = rest.dropFirst()
        }
        return false
    }

    /// Whether the text has characters of ASCII only.
    var isASCII: Bool { allBytes { $0 < 0x80 } }
}
