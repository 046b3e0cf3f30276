import YAML

/// A text without quotes in a mapping between braces, of which only what precedes a comma is the value: what follows the comma is a key
/// (YAML 1.2.2, section 7.3.3).
struct CutText {
    /// The key of the text.
    let key: String
    /// The offset of the member with that key. The keys that commas have cut off follow it.
    private let offset: Int
    /// How many of them there are.
    private(set) var count = 0

    /// The offsets of what follows the commas of the text: keys without values.
    var rests: Range<Int> { offset + 1..<offset + 1 + count }

    /// The texts that commas have cut, in the order of the mapping.
    static func all(in mapping: YAMLMapping) -> [CutText] {
        var texts: [CutText] = []
        var line = LineReading()
        for (offset, entry) in mapping.enumerated() {
            if !isKeyAlone(entry, in: &line) {
                let isText = entry.value.scalar?.isPlain == true && !entry.value.isOmitted
                if isText { texts.append(CutText(key: entry.name, offset: offset)) }
            } else if let last = texts.last, last.rests.upperBound == offset {
                texts[texts.count - 1].count += 1
            }
        }
        return texts.filter { $0.count > 0 }
    }

    /// Whether neither a value nor a colon follows the key of a member.
    private static func isKeyAlone(_ entry: YAMLMapping.Entry, in line: inout LineReading) -> Bool {
        guard entry.value.isOmitted, entry.key.scalar?.isPlain == true else { return false }
        let (text, name) = (line.text(from: entry.key.mark), entry.name.unicodeScalars)
        guard text.starts(with: name) else { return false }
        let next = text.dropFirst(name.count).first { $0 != " " }
        return next == nil || next == "," || next == "}"
    }
}

/// Reads a line from one place after the other, each from the one before: a line may have very many.
private struct LineReading {
    private var mark: Mark?
    private var rest = Substring().unicodeScalars

    /// The rest of the line that begins at a place.
    mutating func text(from mark: Mark) -> Substring.UnicodeScalarView {
        if let last = self.mark, last.file == mark.file, last.line == mark.line, last.column <= mark.column {
            rest = rest.dropFirst(mark.column - last.column)
        } else {
            rest = (mark.file.line(mark.line) ?? "")[...].unicodeScalars.dropFirst(mark.column - 1)
        }
        self.mark = mark
        return rest
    }
}
