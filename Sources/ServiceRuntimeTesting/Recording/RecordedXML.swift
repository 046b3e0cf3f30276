import ServiceRuntime

/// Removes secrets from XML, whose text stays as it is otherwise.
///
/// The markup is found byte by byte, forwards, which takes time that grows with the length of the text. What is not well-formed is
/// recorded, too: an element that does not end has all that follows in it.
struct RecordedXML {
    /// Which elements and attributes are secret.
    let names: SecretNames
    /// What stands for the secrets.
    let pseudonyms: Pseudonyms

    /// A document without its secrets.
    func redacted(_ document: String) -> String { redacted(document, isComment: false) }

    private func redacted(_ document: String, isComment: Bool) -> String {
        let text = Array(document.utf8)
        var scanner = Scanner(text: text, isComment: isComment)
        scanner.scan()
        let secrets = secrets(in: scanner.elements, of: text).map { (range: $0, isComment: false) }
        // Elements that were commented out are none of the document, but may hold secrets, too.
        let parts = secrets + scanner.comments.map { (range: $0, isComment: true) }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var end = 0
        for (range, isComment) in parts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            result += text[end..<range.lowerBound]
            let part = String(decoding: text[range], as: UTF8.self)
            result += (isComment ? redacted(part, isComment: true) : pseudonyms.pseudonym(for: part)).utf8
            end = range.upperBound
        }
        return String(decoding: result + text[end...], as: UTF8.self)
    }

    /// Where the secrets are: values of attributes, and texts, those within a secret element included.
    private func secrets(in elements: [Element], of text: [UInt8]) -> [Range<Int>] {
        func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
        func isBlank(_ range: Range<Int>) -> Bool { text[range].allSatisfy(\.isSpace) }
        var members: [[(name: String, text: String?)]] = elements.map { element in
            element.attributes.map { (string($0.name), string($0.value)) }
        }
        for element in elements {
            guard let parent = element.parent else { continue }
            let content = element.hasElements ? nil : element.texts.map(string).joined()
            members[parent].append((string(element.name), content))
        }
        var found: [Range<Int>] = []
        var secrets: [SecretNames.Element] = []
        for (element, members) in zip(elements, members) {
            let parent = element.parent.map { secrets[$0] }
            let secret = SecretNames.Element(
                string(element.name),
                members,
                hasElements: element.hasElements,
                in: parent,
                names
            )
            secrets.append(secret)
            found += element.attributes.lazy.filter { secret.isSecret(attribute: string($0.name)) }.map(\.value)
            if secret.isSecret { found += element.texts.filter { !isBlank($0) } }
        }
        return found
    }

    /// An element, with places in the text.
    private struct Element {
        /// The element around it.
        let parent: Int?
        /// The name without its prefix.
        let name: Range<Int>
        var attributes: [(name: Range<Int>, value: Range<Int>)] = []
        /// The texts directly inside it.
        var texts: [Range<Int>] = []
        var hasElements = false
    }

    /// Finds the elements of a document.
    private struct Scanner {
        private let text: [UInt8]
        /// Whether the text is a comment, which has no comments in it.
        private let isComment: Bool
        private(set) var elements: [Element] = []
        private(set) var comments: [Range<Int>] = []
        /// The elements that have begun and not ended.
        private var open: [Int] = []
        private var index = 0

        init(text: [UInt8], isComment: Bool) {
            self.text = text
            self.isComment = isComment
        }

        mutating func scan() {
            while index < text.count {
                if !isComment, skip("<!--") {
                    comments.append(skip(past: "-->"))
                } else if skip("<![CDATA[") {
                    add(skip(past: "]]>"))
                } else if skip("<?") {
                    _ = skip(past: "?>")
                } else if skip("<!") {
                    _ = skip(past: ">")
                } else if skip("</") {
                    _ = skip(past: ">")
                    _ = open.popLast()
                } else if !scanTag() {
                    let start = index
                    index += 1
                    while index < text.count, text[index] != UInt8(ascii: "<") { index += 1 }
                    add(start..<index)
                }
            }
        }

        /// Scans a start tag, if one begins here.
        private mutating func scanTag() -> Bool {
            guard index + 1 < text.count, text[index] == UInt8(ascii: "<"), !Self.endsName(text[index + 1]) else {
                return false
            }
            index += 1
            var element = Element(parent: open.last, name: scanName())
            while index < text.count, text[index] != UInt8(ascii: ">"), text[index] != UInt8(ascii: "<") {
                guard !Self.endsName(text[index]) else {
                    index += 1
                    continue
                }
                element.attributes.append((scanName(), scanValue()))
            }
            let isEmpty = text[index - 1] == UInt8(ascii: "/")
            if index < text.count, text[index] == UInt8(ascii: ">") { index += 1 }
            if let parent = open.last { elements[parent].hasElements = true }
            if !isEmpty { open.append(elements.count) }
            elements.append(element)
            return true
        }

        /// A name without its prefix.
        private mutating func scanName() -> Range<Int> {
            var start = index
            while index < text.count, !Self.endsName(text[index]) {
                if text[index] == UInt8(ascii: ":") { start = index + 1 }
                index += 1
            }
            return start..<index
        }

        /// The value that follows on the name of an attribute, without its quotes; nothing if there is none.
        private mutating func scanValue() -> Range<Int> {
            while index < text.count, text[index].isSpace { index += 1 }
            guard index < text.count, text[index] == UInt8(ascii: "=") else { return index..<index }
            index += 1
            while index < text.count, text[index].isSpace { index += 1 }
            let quote = index < text.count && "\"'".utf8.contains(text[index]) ? text[index] : nil
            if quote != nil { index += 1 }
            let start = index
            while index < text.count, quote.map({ text[index] != $0 }) ?? !Self.endsName(text[index]) { index += 1 }
            defer { if quote != nil, index < text.count { index += 1 } }
            return start..<index
        }

        private mutating func add(_ range: Range<Int>) {
            if let element = open.last { elements[element].texts.append(range) }
        }

        private mutating func skip(_ mark: StaticString) -> Bool {
            guard isNext(mark) else { return false }
            index += mark.utf8CodeUnitCount
            return true
        }

        /// Skips what is up to a mark, and the mark.
        ///
        /// - Returns: What is before it; all of the rest if it is missing.
        private mutating func skip(past end: StaticString) -> Range<Int> {
            let start = index
            while index < text.count {
                if skip(end) { return start..<index - end.utf8CodeUnitCount }
                index += 1
            }
            return start..<index
        }

        private func isNext(_ mark: StaticString) -> Bool {
            mark.withUTF8Buffer { text[index...].starts(with: $0) }
        }

        private static func endsName(_ byte: UInt8) -> Bool { byte.isSpace || "=/<>\"'".utf8.contains(byte) }
    }
}
