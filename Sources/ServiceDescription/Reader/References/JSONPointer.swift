/// The tokens of a JSON pointer in a URI fragment (RFC 6901).
struct JSONPointer: Hashable {
    /// The reference tokens, unescaped.
    let tokens: [String]

    /// The pointer of a reference within the document, such as `#/components/schemas/Pet`; `nil` if it is not one.
    init?(fragment: String) {
        guard fragment.hasPrefix("#/") else { return nil }
        tokens = fragment.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map(Self.unescape)
    }

    /// A token as a pointer has it.
    static func escape(_ token: String) -> String {
        token.replacing("~", with: "~0").replacing("/", with: "~1")
    }

    private static func unescape(_ token: Substring) -> String {
        guard token.contains(where: { $0 == "%" || $0 == "~" }) else { return String(token) }
        return PercentDecoding.decode(token).replacing("~1", with: "/").replacing("~0", with: "~")
    }
}
