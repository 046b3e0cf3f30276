import Foundation

/// Checks an XML document before Foundation's parser sees it.
///
/// The parser expands the entities that a document declares, or loses them without a word, which is why a document that
/// declares any is not read: no service needs them, and they are how a small document becomes a huge one. In some encodings,
/// declarations cannot be recognized here, and FoundationXML ends the process at bytes that an encoding does not have. So the
/// parser receives UTF-8 only, and nothing that names an encoding. It ends the process at a processing instruction without data, too. And it compares each attribute
/// of an element with all others, and looks for each prefix among all that are declared, which takes minutes for a few megabytes.
enum XMLDocumentCheck {
    /// How many attributes an element and those around it have at most.
    private static let maximumAttributes = 4096

    /// Returns a document in UTF-8, with all characters in their lines and columns.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - charset: The encoding that its media type names. A document that names one itself is mostly right, and the type a
    ///     default of the server.
    /// - Throws: ``ModelReadingError`` if it is in another encoding than it says or in an unknown one, or has declarations or
    ///   instructions that cannot be read.
    static func checked(_ document: Data, charset: String?) throws(ModelReadingError) -> Data {
        let document = try inUTF8(withoutWhiteSpaceBeforeDeclaration(document), charset)
        let problem = document.withUnsafeBytes { bytes in
            var scanner = Scanner(bytes: bytes.bindMemory(to: UInt8.self))
            return scanner.findProblem()
        }
        if let problem { throw ModelReadingError(problem) }
        return document
    }

    /// The document from its declaration on, if nothing but white space is before it, as scripts in PHP leave it there.
    private static func withoutWhiteSpaceBeforeDeclaration(_ document: Data) -> Data {
        let rest = document.drop { [0x09, 0x0A, 0x0D, 0x20].contains($0) }
        return rest.count < document.count && rest.starts(with: declarationStart) ? Data(rest) : document
    }

    // MARK: Encoding

    private static let declarationStart = Array("<?xml".utf8)

    /// The encodings that a document shows by its first bytes (XML 1.0, appendix F): a byte order mark, or a `<`.
    private static let signatures: [(bytes: [UInt8], isMark: Bool, encoding: String.Encoding)] = [
        ([0xFF, 0xFE, 0, 0], true, .utf32LittleEndian), ([0, 0, 0xFE, 0xFF], true, .utf32BigEndian),
        ([0x3C, 0, 0, 0], false, .utf32LittleEndian), ([0, 0, 0, 0x3C], false, .utf32BigEndian),
        ([0xFF, 0xFE], true, .utf16LittleEndian), ([0xFE, 0xFF], true, .utf16BigEndian),
        ([0x3C, 0], false, .utf16LittleEndian), ([0, 0x3C], false, .utf16BigEndian),
        ([0xEF, 0xBB, 0xBF], true, .utf8),
    ]

    private static func inUTF8(_ document: Data, _ charset: String?) throws(ModelReadingError) -> Data {
        // EBCDIC, which the parser recognizes by these bytes, `<?xm` in it.
        guard !document.starts(with: [0x4C, 0x6F, 0xA7, 0x94]) else { throw unsupported("EBCDIC") }
        if let signature = signatures.first(where: { document.starts(with: $0.bytes) }) {
            let rest = Data(document.dropFirst(signature.isMark ? signature.bytes.count : 0))
            guard let text = String(data: rest, encoding: signature.encoding) else {
                throw ModelReadingError("the XML is not in the encoding that its first bytes show")
            }
            return try withoutDeclaration(Data(text.utf8))
        }
        let declared = encoding(of: document)
        let name = declared ?? charset ?? "utf-8"
        // UTF-16 is what .NET writes at the top of a text, whatever it is sent in.
        if ["utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf16"].contains(name.lowercased()) {
            return try withoutDeclaration(document)
        }
        guard let encoding = TextEncoding(named: name) else {
            // A type does not say more than a document.
            if declared == nil { return try withoutDeclaration(document) }
            throw unsupported(name)
        }
        guard let text = encoding.text(document) else {
            throw ModelReadingError("the XML is not in the encoding '\(name)'")
        }
        return try withoutDeclaration(Data(text.utf8))
    }

    private static func unsupported(_ name: String) -> ModelReadingError {
        ModelReadingError("the XML is in the encoding '\(name.prefix(40))', which is not supported")
    }

    /// The declaration that a document begins with.
    private static func declaration(of document: Data) -> Data? {
        guard document.starts(with: declarationStart), let end = document.range(of: Data("?>".utf8)) else { return nil }
        return document[document.startIndex..<end.upperBound]
    }

    /// The encoding that a document's declaration names.
    private static func encoding(of document: Data) -> String? {
        guard let declaration = declaration(of: document) else { return nil }
        let name = #/<\?xml\s.*?\bencoding\s*=\s*["']([^"']*)["'].*/#.dotMatchesNewlines()
        return String(decoding: declaration, as: UTF8.self).wholeMatch(of: name).map { String($0.1) }
    }

    /// The document with spaces in place of its declaration: the parser would find an encoding in it where nobody else does.
    private static func withoutDeclaration(_ document: Data) throws(ModelReadingError) -> Data {
        guard document.starts(with: declarationStart) else { return document }
        guard let declaration = declaration(of: document) else {
            throw ModelReadingError("the XML is not well-formed: its declaration does not end with '?>'")
        }
        let lineFeed = UInt8(ascii: "\n")
        return Data(declaration.map { $0 == lineFeed ? lineFeed : UInt8(ascii: " ") })
            + document.dropFirst(declaration.count)
    }

    // MARK: Markup

    /// Goes through the markup of a document.
    private struct Scanner {
        let bytes: UnsafeBufferPointer<UInt8>
        private var index = 0
        /// How many attributes each of the elements has that have begun and not ended, and all of them together.
        private var open: [Int] = []
        private var attributes = 0

        init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

        /// Returns why the document cannot be read, or `nil`.
        mutating func findProblem() -> String? {
            while index < bytes.count {
                guard bytes[index] == UInt8(ascii: "<") else {
                    index += 1
                    continue
                }
                if skip("<!--") {
                    skip(past: "-->")
                } else if skip("<![CDATA[") {
                    skip(past: "]]>")
                } else if skip("<!DOCTYPE") {
                    if typeHasDeclarations() {
                        return "the XML contains a document type with declarations, which is not allowed"
                    }
                } else if skip("<?") {
                    let start = index
                    skip(past: "?>")
                    let hasData = bytes[start..<index].contains { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
                    guard hasData else {
                        return "the XML contains a processing instruction without data, which the parser cannot read"
                    }
                } else if skip("</") {
                    attributes -= open.popLast() ?? 0
                } else {
                    index += 1
                    skipTag()
                    guard attributes <= XMLDocumentCheck.maximumAttributes else {
                        return
                            "an element of the XML has more than \(XMLDocumentCheck.maximumAttributes) attributes, those of "
                            + "the elements around it included"
                    }
                }
            }
            return nil
        }

        /// Skips a start tag, and counts its attributes, of which each has quotes.
        private mutating func skipTag() {
            var count = 0
            while index < bytes.count, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "<") {
                let byte = bytes[index]
                index += 1
                guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { continue }
                count += 1
                index = bytes[index...].firstIndex(of: byte).map { $0 + 1 } ?? bytes.count
            }
            attributes += count
            open.append(count)
            // An element without content ends here, once it has been looked at.
            if bytes[index - 1] == UInt8(ascii: "/"), attributes <= XMLDocumentCheck.maximumAttributes {
                attributes -= open.removeLast()
            }
        }

        /// Returns whether a document type contains declarations in brackets, as in `<!DOCTYPE a [<!ENTITY b "c">]>`.
        private mutating func typeHasDeclarations() -> Bool {
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                switch byte {
                case UInt8(ascii: "["): return true
                case UInt8(ascii: ">"): return false
                case UInt8(ascii: "\""), UInt8(ascii: "'"):
                    index = bytes[index...].firstIndex(of: byte).map { $0 + 1 } ?? bytes.count
                default: break
                }
            }
            return false
        }

        private mutating func skip(_ text: StaticString) -> Bool {
            guard isNext(text) else { return false }
            index += text.utf8CodeUnitCount
            return true
        }

        private mutating func skip(past end: StaticString) {
            while index < bytes.count {
                if skip(end) { return }
                index += 1
            }
        }

        private func isNext(_ text: StaticString) -> Bool {
            text.withUTF8Buffer { text in
                index + text.count <= bytes.count && bytes[index..<index + text.count].elementsEqual(text)
            }
        }
    }
}
