import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Makes the tree of an XML document, by Foundation's parser.
///
/// Nothing outside of the document is looked at, and what a hostile document can make of itself is limited.
final class XMLTreeBuilder: NSObject, XMLParserDelegate {
    /// How deep elements may be nested, as deep as JSON may be.
    static let maximumNesting = JSONTape.maximumNesting

    private var tree = XMLTree()
    /// The elements that have begun and not ended.
    private var open: [Int] = []
    /// The namespaces of each prefix, the innermost last. That of `xml` need not be declared (Namespaces in XML 1.0, section 3).
    private var namespaces = ["xml": ["http://www.w3.org/XML/1998/namespace"]]
    private var problem: ModelReadingError?
    /// The remaining number of bytes of text. The text in a document is never much longer than the document.
    private var remainingText: Int
    /// The number of elements and attributes that there may be.
    private let maximumCount: Int

    private init(documentLength: Int, maximumCount: Int) {
        remainingText = documentLength * 4
        self.maximumCount = maximumCount
    }

    /// The tree of a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - charset: The encoding that its media type names, which counts if the document names none.
    ///   - maximumSize: The size that it may have in bytes, which limits the number of its elements and attributes.
    /// - Throws: ``ModelReadingError`` if the document is not well-formed (with the line and the column), declares entities, is nested
    ///   too deep, or has too many elements.
    static func tree(
        of document: Data,
        charset: String? = nil,
        maximumSize: Int = TransportOptions.defaultMaximumResponseSize
    ) throws(ModelReadingError) -> XMLTree {
        let document = try XMLDocumentCheck.checked(document, charset: charset)
        let builder = XMLTreeBuilder(
            documentLength: document.count,
            maximumCount: JSONTape.maximumCount(ofSize: maximumSize)
        )
        let parser = XMLParser(data: document)
        parser.shouldProcessNamespaces = true
        parser.shouldReportNamespacePrefixes = true
        parser.shouldResolveExternalEntities = false
        parser.delegate = builder
        let isWellFormed = parser.parse()
        if let problem = builder.problem { throw problem }
        guard isWellFormed, !builder.tree.elements.isEmpty else {
            throw ModelReadingError(
                XMLProblem.text(parser.parserError, line: parser.lineNumber, column: parser.columnNumber)
            )
        }
        return builder.tree
    }

    /// Keeps the first problem; nothing counts after it.
    private func fail(_ message: String, _ parser: XMLParser) { fail(ModelReadingError(message), parser) }

    private func fail(_ error: ModelReadingError, _ parser: XMLParser) {
        guard problem == nil else { return }
        problem = error
        parser.abortParsing()
    }

    private func add(_ text: String, _ parser: XMLParser) {
        guard problem == nil, let element = open.last else { return }
        remainingText -= text.utf8.count
        guard remainingText >= 0 else {
            return fail("the XML expands to much more text than it contains, which is not allowed", parser)
        }
        tree.elements[element].text += text
    }

    // MARK: - XMLParserDelegate

    func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespace: String) {
        namespaces[prefix, default: []].append(namespace)
    }

    func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String) {
        _ = namespaces[prefix]?.popLast()
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard problem == nil else { return }
        guard open.count < Self.maximumNesting else {
            return fail("the XML is nested more than \(Self.maximumNesting) levels deep", parser)
        }
        let first = tree.attributes.count
        // Sorted, because a dictionary has another order in every run.
        for (name, value) in attributes.sorted(by: { $0.key < $1.key })
        where name != "xmlns" && !name.hasPrefix("xmlns:") {
            let parts = name.split(separator: ":", maxSplits: 1)
            let prefix = parts.count > 1 ? String(parts[0]) : nil
            tree.attributes.append(
                XMLTree.Attribute(
                    name: String(parts.last ?? ""),
                    prefix: prefix,
                    namespace: prefix.flatMap { namespaces[$0]?.last } ?? "",
                    value: value
                )
            )
            remainingText -= value.utf8.count
        }
        guard remainingText >= 0 else {
            return fail("the XML expands to much more text than it contains, which is not allowed", parser)
        }
        guard tree.elements.count + tree.attributes.count < maximumCount else {
            return fail(.tooManyValues(maximumCount), parser)
        }
        open.append(tree.elements.count)
        tree.elements.append(
            XMLTree.Element(
                name: name,
                namespace: namespaceURI ?? "",
                attributes: first..<tree.attributes.count,
                end: tree.elements.count + 1
            )
        )
    }

    func parser(
        _ parser: XMLParser,
        didEndElement name: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        guard problem == nil, let element = open.popLast() else { return }
        tree.elements[element].end = tree.elements.count
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { add(text, parser) }

    func parser(_ parser: XMLParser, foundCDATA data: Data) { add(String(decoding: data, as: UTF8.self), parser) }

    func parser(
        _ parser: XMLParser,
        foundInternalEntityDeclarationWithName name: String,
        value: String?
    ) {
        fail("the XML declares the entity '\(name)', which is not allowed", parser)
    }

    func parser(
        _ parser: XMLParser,
        foundExternalEntityDeclarationWithName name: String,
        publicID: String?,
        systemID: String?
    ) {
        fail("the XML declares the entity '\(name)', which is not allowed", parser)
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        guard !XMLProblem.isWarning(error) else { return }
        fail(XMLProblem.text(error, line: parser.lineNumber, column: parser.columnNumber), parser)
    }
}

/// What is wrong with an XML document, in words. Foundation has but the numbers of libxml2, and not the same names for them
/// on every platform.
private enum XMLProblem {
    /// Warnings of libxml2, after which it goes on: an unknown version, and namespaces that are no absolute URIs.
    private static let warnings: Set<Int> = [97, 99, 100]

    /// Whether an error is none of the document.
    static func isWarning(_ error: any Error) -> Bool { warnings.contains((error as NSError).code) }

    /// A message.
    static func text(_ error: (any Error)?, line: Int, column: Int) -> String {
        guard let error else { return "the XML has no element" }
        let code = (error as NSError).code
        return
            "the XML is not well-formed: line \(line), column \(column): \(words[code] ?? "error \(code) of the parser")"
    }

    private static let words = [
        1: "the parser gave up, perhaps at a text of more than 10 MB",
        4: "no element starts there",
        5: "unexpected end of the document, or content after it",
        9: "invalid character",
        26: "undeclared entity",
        31: "unknown encoding",
        32: "unknown encoding",
        39: "attribute value without quotes",
        40: "attribute value without its closing quote, or of more than 10 MB",
        42: "duplicate attribute",
        65: "missing whitespace",
        68: "missing name",
        73: "missing '>'",
        76: "the end tag does not match the start tag",
        77: "unclosed element",
        201: "undeclared namespace prefix",
    ]
}
