/// A part of a path as the most eager server or proxy reads it: decoded until nothing in it is encoded, with `\` in place of `/` where
/// that separates segments, too.
struct DecodedPath {
    private let segments: [ArraySlice<UInt8>]

    /// Decodes a text that is sent as a part of a path.
    init(_ text: some StringProtocol) {
        segments = PercentEncoding.decodeCompletely(text).split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    }

    /// Whether there is nothing in a text but separators, of which many servers make one.
    static func isEmpty(_ text: String) -> Bool {
        // Most texts begin with something else, and need no closer look.
        text.utf8.allSatisfy { "/\\%25CcFf".utf8.contains($0) } && DecodedPath(text).segments.isEmpty
    }

    /// Whether it has a segment that leads to another path (RFC 3986, section 5.2.4). Servers of Java take what is behind a `;` for
    /// parameters, which are not part of the segment's name.
    var hasDotSegments: Bool {
        segments.contains { segment in
            let name = segment.prefix { $0 != UInt8(ascii: ";") }
            return name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8)
        }
    }
}
