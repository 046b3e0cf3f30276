/// Makes text from files safe to show on a terminal.
enum VisibleText {
    /// The text with a replacement character for each one that would act on a terminal, end the line or turn the direction of
    /// writing. Tabs stay.
    static func escaped(_ text: some StringProtocol) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return String(text) }
        var result = ""
        result.unicodeScalars.append(contentsOf: text.unicodeScalars.lazy.map { isUnsafe($0) ? "\u{FFFD}" : $0 })
        return result
    }

    /// How many columns of a terminal a character takes: 0, 1 or 2.
    static func width(of scalar: Unicode.Scalar) -> Int {
        if scalar.isASCII { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
        }
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09: false
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F: true
        default: false
        }
    }

    /// The blocks that are wide or full-width in East Asian typography (UAX #11).
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
        0x20000...0x3FFFD,
    ]
}
