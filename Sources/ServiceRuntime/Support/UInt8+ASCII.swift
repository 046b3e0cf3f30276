extension UInt8 {
    /// Whether the byte is a digit in ASCII.
    var isDigit: Bool { self &- UInt8(ascii: "0") <= 9 }

    /// Whether the byte is a letter in ASCII.
    var isLetter: Bool { lowercased.isLowercase }

    /// Whether the byte is a lowercase letter in ASCII.
    var isLowercase: Bool { self &- UInt8(ascii: "a") < 26 }

    /// Whether the byte is an uppercase letter in ASCII.
    var isUppercase: Bool { self &- UInt8(ascii: "A") < 26 }

    /// Whether the byte is white space in ASCII.
    package var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    /// The same letter in lowercase; any other byte as it is.
    var lowercased: UInt8 { isUppercase ? self | 0x20 : self }

    /// The value of a hexadecimal digit, or `nil` if the byte is none.
    var hexDigitValue: UInt8? {
        if isDigit { return self &- UInt8(ascii: "0") }
        let letter = lowercased &- UInt8(ascii: "a")
        return letter < 6 ? letter + 10 : nil
    }
}
