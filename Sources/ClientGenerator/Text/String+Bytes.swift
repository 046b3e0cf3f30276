extension String {
    /// Whether every byte of the text in UTF-8 is as wanted. (Going through `utf8` one by one takes many times as long, and every
    /// text of a description is looked at.)
    func allBytes(_ isWanted: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isWanted) } ?? utf8.allSatisfy(isWanted)
    }

    /// Whether the text has characters of ASCII only.
    var isASCII: Bool { allBytes { $0 < 0x80 } }
}
