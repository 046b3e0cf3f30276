/// Hides three characters from libyaml, which follows YAML 1.1 and treats U+0085, U+2028 and U+2029 as line ends.
///
/// In YAML 1.2 (section 5.4), they are text. People paste them into descriptions without noticing, and libyaml would
/// end a block text there and count lines differently from editors. So each is replaced by an unused character with the
/// same length in UTF-8, and restored in every scalar.
struct LineSeparators {
    /// The text for libyaml.
    let text: [UInt8]
    private let originals: [Unicode.Scalar: Unicode.Scalar]

    /// Code points that Unicode assigns to nothing, by the length of their UTF-8.
    private static let standIns: [Unicode.Scalar: ClosedRange<UInt32>] = [
        "\u{85}": 0x7B2...0x7BF,
        "\u{2028}": 0xFDD0...0xFDDF,
        "\u{2029}": 0xFDE0...0xFDEF,
    ]

    /// - Returns: `nil` if the text has none of the three, as nearly all text.
    init?(in text: [UInt8]) {
        guard Self.mayOccur(in: text) else { return nil }
        let used = Set(String(decoding: text, as: UTF8.self).unicodeScalars)
        var replacements: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (separator, candidates) in Self.standIns where used.contains(separator) {
            replacements[separator] = candidates.lazy.compactMap(Unicode.Scalar.init).first { !used.contains($0) }
        }
        if replacements.isEmpty { return nil }
        self.text = Array(Self.replace(in: String(decoding: text, as: UTF8.self), replacements).utf8)
        originals = Dictionary(uniqueKeysWithValues: replacements.map { ($1, $0) })
    }

    /// The scalar's text as it is written in the file.
    func restored(_ text: String) -> String {
        Self.replace(in: text, originals)
    }

    private static func replace(in text: String, _ replacements: [Unicode.Scalar: Unicode.Scalar]) -> String {
        var result = ""
        result.unicodeScalars.append(contentsOf: text.unicodeScalars.lazy.map { replacements[$0] ?? $0 })
        return result
    }

    /// A cheap look that is right about all files without these characters.
    private static func mayOccur(in text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { bytes in
            var offset = bytes.endOfASCII(from: 0)
            while offset < bytes.count {
                let rest = bytes[(offset + 1)...]
                switch (bytes[offset], rest.first, rest.dropFirst().first) {
                case (0xC2, 0x85, _), (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9): return true
                default: offset = bytes.endOfASCII(from: offset + 1)
                }
            }
            return false
        }
    }
}
