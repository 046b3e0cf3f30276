extension UInt8 {
    /// Whether the byte is a digit in ASCII.
    var isDigit: Bool { self &- UInt8(ascii: "0") <= 9 }
}
