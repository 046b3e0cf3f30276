import Foundation

/// The encodings of text that services use, by their names in `charset` and in XML declarations (registered by IANA).
struct TextEncoding {
    /// Reads text, or returns `nil` if it is not in the encoding.
    let text: @Sendable (Data) -> String?
    /// Writes text, or returns `nil` if the encoding lacks one of its characters.
    let data: @Sendable (String) -> Data?

    /// The encoding with a name, or `nil` if it is not supported. Some services put the name in single quotes, which are none in a
    /// header field.
    init?(named name: String) {
        let name = name.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "'"))
        if name == "iso-8859-15" {
            text = Self.latin9
            data = Self.latin9
        } else if Self.namesOfASCII.contains(name) {
            // Who names ASCII often sends UTF-8, but cannot be expected to read it.
            text = { String(data: $0, encoding: .utf8) }
            data = { $0.utf8.allSatisfy { $0 < 0x80 } ? Data($0.utf8) : nil }
        } else if let encoding = Self.encodings[name] {
            text = { String(data: $0, encoding: encoding) }
            data = { $0.data(using: encoding) }
        } else {
            return nil
        }
    }

    private static let namesOfASCII: Set<String> = ["us-ascii", "ascii"]

    private static let encodings: [String: String.Encoding] = [
        "utf-8": .utf8, "utf8": .utf8, "iso-8859-1": .isoLatin1, "latin1": .isoLatin1,
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

    private static func latin9(_ text: String) -> Data? {
        var bytes = Data(capacity: text.unicodeScalars.count)
        for scalar in text.unicodeScalars {
            if let byte = latin9Bytes[scalar] {
                bytes.append(byte)
            } else if scalar.value < 0x100, latin9Characters[scalar] == nil {
                bytes.append(UInt8(scalar.value))
            } else {
                return nil
            }
        }
        return bytes
    }

    private static let latin9Bytes = Dictionary(
        uniqueKeysWithValues: latin9Characters.map { ($0.value, UInt8($0.key.value)) }
    )

    private static let latin9Characters: [Unicode.Scalar: Unicode.Scalar] = [
        "¤": "€", "¦": "Š", "¨": "š", "´": "Ž", "¸": "ž", "¼": "Œ", "½": "œ", "¾": "Ÿ",
    ]
}
