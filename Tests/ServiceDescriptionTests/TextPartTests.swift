import ServiceDescription
import Testing

/// Texts that are divided at a sign.
@Suite struct TextPartTests {
    /// The parts are those that the standard library finds, and places in the text.
    @Test(arguments: ["", "/", "//", "a", "/a", "a/", "a//b", "/é/{ü}/", "😀/\u{301}a/"], [true, false])
    func areThoseOfCharacters(_ text: String, omitsEmpty: Bool) {
        let bytes = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: omitsEmpty)
        let parts = text.parts(between: "/", omittingEmptySubsequences: omitsEmpty)
        #expect(parts == bytes.map { Substring($0) })
        #expect(parts.map(\.startIndex) == bytes.map(\.startIndex))
        #expect(parts.map(\.endIndex) == bytes.map(\.endIndex))
    }

    /// A part of a text is divided as a text is, and its parts have their places in the whole.
    @Test func areThoseOfPart() {
        let text = "a/b/c/d"
        let parts = text.dropFirst(2).dropLast(2).parts(between: "/")
        #expect(parts == ["b", "c"])
        #expect(text[parts[1].startIndex...] == "c/d")
    }
}
