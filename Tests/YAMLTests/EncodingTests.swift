import Testing

@testable import YAML

struct EncodingTests {
    @Test func byteOrderMarkIsNoPartOfTheText() throws {
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("a: 1\n".utf8)
        let node = try YAMLReader.read(bytes: bytes, file: "a.yaml")
        #expect(node["a"]?.mark.position == "1:4")
        #expect(node.mark.file.line(1) == "a: 1")
        let json = try YAMLReader.read(bytes: [0xEF, 0xBB, 0xBF] + Array("{\"a\": 1}".utf8), file: "a.json")
        #expect(json["a"]?.mark.position == "1:7")
    }

    @Test(arguments: [false, true])
    func markedUTF16IsRead(bigEndian: Bool) throws {
        let node = try YAMLReader.read(bytes: utf16("\u{FEFF}é: 😀\n", bigEndian: bigEndian), file: "a.yaml")
        #expect(node["é"]?.string == "😀")
        #expect(node["é"]?.mark.position == "1:4")
        #expect(node.mark.file.line(1) == "é: 😀")
    }

    @Test(
        arguments: [
            (
                [0x61, 0x3A, 0x20, 0xE9, 0x0A],
                "1:4: error: the byte 0xE9 is not valid UTF-8 here; save the file as UTF-8"
            ),
            (
                Array("a: é\nb: é".utf8) + [0xC3],
                "2:5: error: the byte 0xC3 is not valid UTF-8 here; save the file as UTF-8"
            ),
            ([0x22, 0xC0, 0x80], "1:2: error: the byte 0xC0 is not valid UTF-8 here; save the file as UTF-8"),
            ([0x22, 0xED, 0xA0, 0x80], "1:2: error: the byte 0xED is not valid UTF-8 here; save the file as UTF-8"),
            (
                [0x22, 0xF4, 0x90, 0x80, 0x80],
                "1:2: error: the byte 0xF4 is not valid UTF-8 here; save the file as UTF-8"
            ),
            ([0x22, 0xE2, 0x82], "1:2: error: the byte 0xE2 is not valid UTF-8 here; save the file as UTF-8"),
            (
                [0x22, 0xF0, 0x9F, 0x98, 0x22],
                "1:2: error: the byte 0xF0 is not valid UTF-8 here; save the file as UTF-8"
            ),
            ([0x61, 0x00], "1:1: error: the file is encoded in UTF-16 without a byte order mark; save it as UTF-8"),
            ([0x00, 0x61], "1:1: error: the file is encoded in UTF-16 without a byte order mark; save it as UTF-8"),
            ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "1:1: error: the file is encoded in UTF-32; save it as UTF-8"),
            ([0xFF, 0xFE, 0x61, 0], "nothing is wrong"),
            ([0x50, 0x4B, 3, 4, 20, 0], "1:1: error: the file is a ZIP archive, not text; unpack it first"),
            ([0x1F, 0x8B, 8, 0], "1:1: error: the file is compressed with gzip, not text; unpack it first"),
            ([0xFF, 0xFE, 0x61, 0, 0, 0xD8], "1:2: error: the text is not valid UTF-16 here; save the file as UTF-8"),
            ([0xFF, 0xFE, 0x61, 0, 0x62], "1:2: error: the text is not valid UTF-16 here; save the file as UTF-8"),
            (Array("a: b\0c".utf8), "1:5: error: the control character U+0000 is not allowed in YAML; remove it"),
            (Array("é: \u{1}".utf8), "1:4: error: the control character U+0001 is not allowed in YAML; remove it"),
            ([0], "1:1: error: the control character U+0000 is not allowed in YAML; remove it"),
        ] as [([UInt8], String)]
    )
    func badTextIsRefused(_ bytes: [UInt8], message: String) {
        #expect(complaint(about: bytes) == message)
    }

    @Test(arguments: 0...17)
    func aBadByteIsFoundBehindAnyNumberOfGoodOnes(count: Int) {
        let bytes = Array(repeating: UInt8(ascii: "a"), count: count) + [0xFF] + Array("bcdefghijklm".utf8)
        #expect(
            complaint(about: bytes)
                == "1:\(count + 1): error: the byte 0xFF is not valid UTF-8 here; save the file as UTF-8"
        )
    }

    @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"], 0...9)
    func aUnicodeLineSeparatorAloneIsText(separator: String, count: Int) throws {
        let text = String(repeating: "é", count: count % 2) + String(repeating: "a", count: count) + separator + "b"
        #expect(try read("a: \"\(text)\"\n")["a"]?.string == text)
    }

    @Test func unicodeLineSeparatorsAreText() throws {
        // The stand-ins that would be used first are in the file themselves.
        let taken = String(
            String.UnicodeScalarView([0xFDD0, 0x7B2, 0xFDE0].compactMap(Unicode.Scalar.init as (UInt32) -> _))
        )
        let node = try read("a: |\n  one\u{2028}two\u{85}three\u{2029}four\nb: \"x\u{2028}y\"\nc: \(taken)\n")
        #expect(node["a"]?.string == "one\u{2028}two\u{85}three\u{2029}four\n")
        #expect(node["b"]?.string == "x\u{2028}y")
        #expect(node["b"]?.mark.position == "3:4")
        #expect(node["c"]?.string == taken)
    }

    private func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
            return bigEndian ? bytes.reversed() : bytes
        }
    }
}
