/// The columns that text takes up in an editor.
enum Columns {
    /// How many columns a text in UTF-8 takes up: one for each scalar, which is as exact as a limit on the length of lines has to be.
    static func count(of text: ArraySlice<UInt8>) -> Int {
        // Each further byte of a scalar begins with the bits 10 (RFC 3629, section 3).
        text.count { $0 & 0xC0 != 0x80 }
    }

    /// Whether a text in UTF-8 takes up more columns than a limit.
    static func exceed(_ limit: Int, in text: ArraySlice<UInt8>) -> Bool {
        // There are no more columns than bytes, whose number is known.
        text.count > limit && count(of: text) > limit
    }
}
