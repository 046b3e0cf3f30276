import YAML

/// An element of a name: a byte if the whole name is ASCII, otherwise a scalar.
protocol NameElement {
    /// Whether it is a capital letter.
    var isCapital: Bool { get }
    /// Whether it is a lowercase letter.
    var isSmall: Bool { get }
    /// Whether it is a letter of any kind.
    var isLetter: Bool { get }
    /// Whether it is a digit of ASCII.
    var isDigit: Bool { get }
    /// Whether it is a letter or a digit.
    var isPartOfWord: Bool { get }
    /// Whether it is an apostrophe, straight or curved.
    var isApostrophe: Bool { get }
    /// Its byte, if it is one of ASCII.
    var asciiByte: UInt8? { get }
    /// The letter in its small form, if it is one of ASCII.
    var smallLetter: Character? { get }
}

extension UInt8: NameElement {
    var isCapital: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
    var isSmall: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
    var isPartOfWord: Bool { isLetter || isDigit }
    var isApostrophe: Bool { self == UInt8(ascii: "'") }
    var asciiByte: UInt8? { self }
    var smallLetter: Character? { isLetter ? Character(Unicode.Scalar(self | 0x20)) : nil }
}

extension Unicode.Scalar: NameElement {
    var asciiByte: UInt8? { isASCII ? UInt8(truncatingIfNeeded: value) : nil }

    var isCapital: Bool { asciiByte?.isCapital ?? properties.isUppercase }
    var isSmall: Bool { asciiByte?.isSmall ?? properties.isLowercase }
    var isLetter: Bool { asciiByte?.isLetter ?? properties.isAlphabetic }
    var isDigit: Bool { asciiByte?.isDigit ?? false }

    /// Beyond ASCII, letters in Unicode are letters in Swift, but marks and other symbols need not be.
    var isPartOfWord: Bool { asciiByte?.isPartOfWord ?? (properties.isXIDContinue && properties.isAlphabetic) }
    var isApostrophe: Bool { asciiByte?.isApostrophe ?? (self == "\u{2019}") }
    var smallLetter: Character? { asciiByte?.smallLetter }
}
