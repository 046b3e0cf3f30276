import YAML

/// A text without quotes in a mapping between braces, of which only what precedes a comma is the value: what follows the comma is a key
/// (YAML 1.2.2, section 7.3.3).
struct CutText {
    /// The key of the text.
    let key: String
    /// What follows a comma of the text: a key without a value.
    let rest: YAMLMapping.Entry
    /// Whether it follows the first comma.
    let isFirst: Bool

    /// The text that a comma before a member has cut; `nil` if the member has a value, or a text without quotes does not precede it.
    ///
    /// - Parameters:
    ///   - entry: The member.
    ///   - mapping: The members in their order.
    init?(before entry: YAMLMapping.Entry, in mapping: YAMLMapping) {
        guard Self.isKeyAlone(entry), let place = mapping.firstIndex(where: { $0.key.mark == entry.key.mark }) else {
            return nil
        }
        let before = mapping[..<place].reversed()
        guard let text = before.first(where: { !Self.isKeyAlone($0) }), text.value.scalar?.isPlain == true,
            !text.value.isOmitted
        else { return nil }
        key = text.name
        rest = entry
        isFirst = before.first.map { $0.key.mark == text.key.mark } ?? false
    }

    /// Whether neither a value nor a colon follows the key of a member.
    static func isKeyAlone(_ entry: YAMLMapping.Entry) -> Bool {
        let mark = entry.key.mark
        guard entry.value.isOmitted, entry.key.scalar?.isPlain == true, let line = mark.file.line(mark.line) else {
            return false
        }
        let text = line.unicodeScalars.dropFirst(mark.column - 1)
        let name = entry.name.unicodeScalars
        guard text.starts(with: name) else { return false }
        let next = text.dropFirst(name.count).first { $0 != " " }
        return next == nil || next == "," || next == "}"
    }
}
