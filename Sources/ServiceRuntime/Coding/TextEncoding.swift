import Foundation

/// The encodings of text that services use, by their names in `charset` and in XML declarations (registered by IANA).
struct TextEncoding {
    /// Reads text, or returns `nil` if it is not in the encoding.
    let text: @Sendable (Data) -> String?

    /// The encoding with a name, or `nil` if it is not supported.
    init?(named name: String) {
        let name = name.lowercased()
        if name == "iso-8859-15" {
            text = Self.latin9
        } else if let encoding = Self.encodings[name] {
            text = { String(data: $0, encoding: encoding) }
        } else {
            return nil
        }
    }

    private static let encodings: [String: String.Encoding] = [
        "utf-8": .utf8, "utf8": .utf8, "us-ascii": .utf8, "ascii": .utf8, "iso-8859-1": .isoLatin1,
        "latin1": .isoLatin1,
        "iso-8859-2": .isoLatin2, "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
        "windows-1252": .windowsCP1252, "cp1252": .windowsCP1252, "windows-1253": .windowsCP1253,
        "windows-1254": .windowsCP1254, "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC,
    ]

    /// ISO 8859-15 is ISO 8859-1 but for eight characters.
    private static func latin9(_ data: Data) -> String? {
        String(data: data, encoding: .isoLatin1).map { text in
            String(String.UnicodeScalarView(text.unicodeScalars.map { latin9Characters[$0] ?? $0 }))
        }
    }

    private static let latin9Characters: [Unicode.Scalar: Unicode.Scalar] = [
        "¤": "€", "¦": "Š", "¨": "š", "´": "Ž", "¸": "ž", "¼": "Œ", "½": "œ", "¾": "Ÿ",
    ]
}
