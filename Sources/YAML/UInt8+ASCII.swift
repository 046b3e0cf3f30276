extension UInt8 {
    /// Whether it is a letter in ASCII.
    @inlinable package var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

    /// Whether it is a digit in ASCII.
    @inlinable package var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
