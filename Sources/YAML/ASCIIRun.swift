extension UnsafeBufferPointer<UInt8> {
    /// The offset of the first byte from an offset on that is not ASCII; the number of bytes if all of them are.
    ///
    /// Nearly all of a description is ASCII, so eight bytes are looked at together.
    func endOfASCII(from start: Int) -> Int {
        var offset = start
        let bytes = UnsafeRawBufferPointer(self)
        while offset + 8 <= count,
            bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
            offset += 8
        }
        while offset < count, self[offset] < 0x80 { offset += 1 }
        return offset
    }

    /// The offset of the first byte from an offset on that may end a line, which hardly any other byte so small does; the
    /// number of bytes if there is none.
    func endOfVisible(from start: Int) -> Int {
        let first = UInt8(ascii: "\r") + 1
        let limits = 0x0101_0101_0101_0101 * UInt64(first)
        var offset = start
        let bytes = UnsafeRawBufferPointer(self)
        while offset + 8 <= count {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            // The highest bit of a byte is set by the subtraction, and was not before, if one of the eight is smaller.
            if (word &- limits) & ~word & 0x8080_8080_8080_8080 != 0 { break }
            offset += 8
        }
        while offset < count, self[offset] >= first { offset += 1 }
        return offset
    }
}
