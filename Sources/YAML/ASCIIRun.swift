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
}
