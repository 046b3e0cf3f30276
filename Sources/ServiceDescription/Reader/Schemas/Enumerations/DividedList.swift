/// A list that a tool has divided at its commas and nowhere else: `[a, b]` has become `[a` and ` b]`, as go-swagger, swag and
/// SpringFox make the values of an enumeration of a comment.
struct DividedList {
    /// The values that are meant, in their order.
    let values: [String]

    /// What is meant by texts; `nil` if they are no such list. Brackets are around the whole, and spaces behind commas. No value is
    /// made that is listed as well.
    init?(_ texts: [String]) {
        let space = UInt8(ascii: " ")
        guard texts.count > 1, let first = texts.first?.utf8, let last = texts.last?.utf8, first.first != space else {
            return nil
        }
        let isInBrackets = first.first == UInt8(ascii: "[") && last.last == UInt8(ascii: "]")
        guard isInBrackets || texts.contains(where: { $0.utf8.first == space }) else { return nil }
        var inner = texts
        if isInBrackets, texts.reduce(0, { $0 + $1.utf8.count(where: "[]".utf8.contains) }) == 2 {
            inner[0].removeFirst()
            inner[inner.count - 1].removeLast()
        }
        values = inner.map(\.trimmed)
        guard values != texts, !values.contains(""), Set(values).count == Set(texts).count else { return nil }
    }
}
