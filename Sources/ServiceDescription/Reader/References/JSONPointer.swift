/// The tokens of a JSON pointer in a URI fragment (RFC 6901).
struct JSONPointer {
    /// The reference tokens, unescaped.
    let tokens: [String]

    /// The pointer of a reference within the document, such as `#/components/schemas/Pet`; `nil` if it is not one.
    init?(fragment: String) {
        guard fragment.hasPrefix("#/") else { return nil }
        let parts = fragment.utf8.dropFirst(2).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        tokens = parts.map { Self.unescape(Substring($0)) }
    }

    /// The pointer to a place, as a reference within the document.
    static func fragment(_ tokens: [String]) -> String { "#/" + tokens.map(escape).joined(separator: "/") }

    private static func escape(_ token: String) -> String {
        token.replacing("~", with: "~0").replacing("/", with: "~1")
    }

    private static func unescape(_ token: Substring) -> String {
        guard token.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "~") }) else {
            return String(token)
        }
        return PercentDecoding.decode(token).replacing("~1", with: "/").replacing("~0", with: "~")
    }
}
