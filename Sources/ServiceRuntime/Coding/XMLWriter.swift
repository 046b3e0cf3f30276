import Foundation

/// Writes models as XML 1.0, without white space between elements, in UTF-8 unless the media type names another encoding.
///
/// A member is an element of its name, unless the model's ``XMLForm`` says otherwise, and an array is one element for each of
/// its items. `null` is an element with `xsi:nil="true"` (XML Schema 1.1 part 1, section 2.7.2); attributes and text have no
/// way to be `null`, and are left out.
final class XMLWriter: FormatWriter {
    /// An element that has begun.
    private struct Open {
        var name: XMLName
        var form: XMLForm?
        /// Where the next attribute belongs, once the start tag is written.
        var attributesEnd: Int?
        var hasContent = false
        /// The namespaces that the element declares, by their prefixes; that without a prefix is the empty text's.
        var namespaces: [String: String] = [:]
    }

    /// An array that has begun.
    private struct List {
        let item: XMLName
        let isWrapped: Bool
        /// The names of the items of its items, if they are arrays with names of their own.
        let inner: ArraySlice<XMLName>
    }

    private static func declaration(_ encoding: String) -> String {
        "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>"
    }

    private var output: [UInt8] = Array(declaration("utf-8").utf8)
    private var open: [Open] = []
    private var lists: [List] = []
    /// How the next value is written.
    private var next: XMLMember

    /// Whether the name of the root is not for the model to say.
    private let isRootGiven: Bool
    /// The reason why the root has no start tag, if it has none.
    private var rootProblem: ModelWritingError?

    private init(root: XMLMember, isRootGiven: Bool) {
        next = root
        self.isRootGiven = isRootGiven
    }

    /// Returns the document of a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - encoding: How it is written. Without a root, it is written as its form says, or else as an element of its type's name; a
    ///     union is what its alternative is.
    ///   - mediaType: The media type, which may name a character encoding.
    /// - Throws: ``ModelWritingError`` if XML or the encoding cannot express a part of it.
    static func data<Value: ModelValue>(
        _ value: Value,
        _ encoding: BodyEncoding,
        as mediaType: MediaType
    ) throws -> Data {
        if encoding.root == nil, let union = value as? any UnionModel {
            return try data(union.payload, encoding, as: mediaType)
        }
        guard encoding.root != nil || value is any ServiceModel else {
            throw ModelWritingError(
                "an XML document needs a name for its root element, but a value of type \(Value.self) has none"
            )
        }
        let root = encoding.root ?? .element(XMLName("\(Value.self)"))
        let format = XMLWriter(root: root, isRootGiven: encoding.root != nil)
        let writer = ModelWriter(format, encoding)
        value.writeValue(to: writer)
        try writer.check()
        return try format.document(as: mediaType)
    }

    /// Returns the document of a value that is a part of a body.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - root: The name of the root element.
    ///   - mediaType: The media type of the part, which may name a character encoding.
    /// - Throws: ``ModelWritingError`` if XML or the encoding cannot express a part of it.
    static func data(_ value: FieldValue, root: XMLName, as mediaType: MediaType) throws(ModelWritingError) -> Data {
        let format = XMLWriter(root: .element(root), isRootGiven: true)
        try value.write(to: format)
        return try format.document(as: mediaType)
    }

    /// What has been written.
    private func document(as mediaType: MediaType) throws(ModelWritingError) -> Data {
        if let problem = rootProblem { throw problem }
        guard let charset = mediaType.parameter("charset") else { return Data(output) }
        // The encoding that the media type names counts more than that of the document (RFC 7303, section 3.2), so they are the same.
        let content = String(decoding: output.dropFirst(Self.declaration("utf-8").utf8.count), as: UTF8.self)
        return try mediaType.data(of: Self.declaration(charset.lowercased()) + content)
    }

    // MARK: - FormatWriter

    // The order of elements, what of them were attributes, and their namespaces are not known any more.
    var keepsFreeFormObjects: Bool { false }

    func use(_ form: XMLForm) {
        guard let last = open.indices.last else { return }
        open[last].form = form
        if last == 0, !isRootGiven, let root = form.root { open[last].name = root }
    }

    func beginObject() throws(ModelWritingError) {
        guard let name = next.elementName else {
            throw ModelWritingError("an object cannot be an attribute or text in XML")
        }
        try beginContent()
        // The root's name is known when the model has said its form.
        if !open.isEmpty { _ = try qualifiedName(name) }
        open.append(Open(name: name))
    }

    func beginMember(_ name: MemberName) { beginMember("\(name)") }

    func beginMember(_ name: String) {
        if let member = open.last?.form?.members[name] {
            next = member
        } else {
            // `#text` is what reading free-form values calls the text beside attributes or elements.
            next = name == "#text" ? .text : .element(XMLName(name))
        }
    }

    func endObject() { endElement() }

    func beginArray(count: Int) throws(ModelWritingError) {
        switch next {
        case .element(let name) where open.isEmpty: try beginList(of: [name], in: name)
        case .element(let name), .items(let name, _): try beginList(of: [name], in: nil)
        case .wrapped(let name, let item): try beginList(of: [item], in: name)
        case .arrays(let name, let items): try beginList(of: items, in: name)
        case .attribute, .text, .characterData:
            throw ModelWritingError("an array cannot be an attribute or text in XML")
        }
    }

    func beginElement() {
        // What is an array itself needs an element around its items.
        guard let list = lists.last else { return }
        next = .arrays(in: list.item, items: list.inner.isEmpty ? [list.item] : Array(list.inner))
    }

    func endArray() {
        if lists.popLast()?.isWrapped == true { endElement() }
    }

    func writeNull() throws(ModelWritingError) {
        guard let name = next.elementName else { return }
        try beginContent()
        open.append(Open(name: name))
        try beginTag()
        insert(Array(" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xsi:nil=\"true\"".utf8))
        endElement()
    }

    func write(_ text: String) throws(ModelWritingError) {
        switch next {
        case .element, .items, .wrapped, .arrays:
            guard let name = next.elementName else { return }
            try beginContent()
            open.append(Open(name: name))
            try beginContent()
            try XMLText.append(text, isAttribute: false, to: &output)
            endElement()
        case .attribute(let name): try writeAttribute(name, text)
        case .text:
            try beginContent()
            try XMLText.append(text, isAttribute: false, to: &output)
        case .characterData:
            try beginContent()
            try XMLText.append(characterData: text, to: &output)
        }
    }

    func write(literal: String) throws(ModelWritingError) { try write(literal) }

    func write(_ number: Double) throws(ModelWritingError) {
        // XML Schema 1.1 part 2, section 3.3.5.
        guard number.isFinite else { return try write(number.isNaN ? "NaN" : number < 0 ? "-INF" : "INF") }
        try write(number.requestString)
    }

    func write(_ number: Decimal) throws(ModelWritingError) {
        guard number.isFinite else { throw ModelWritingError("XML cannot contain the number \(number)") }
        try write(number.description)
    }

    // MARK: Elements

    /// Begins an array.
    ///
    /// - Parameters:
    ///   - items: The names of its items, and of theirs if these are arrays.
    ///   - wrapper: The name of the element around them, if there is one.
    private func beginList(of items: [XMLName], in wrapper: XMLName?) throws(ModelWritingError) {
        guard let item = items.first else { throw ModelWritingError("an array in XML has items without a name") }
        if let wrapper {
            try beginContent()
            _ = try qualifiedName(wrapper)
            open.append(Open(name: wrapper))
        }
        lists.append(List(item: item, isWrapped: wrapper != nil, inner: items.dropFirst()))
    }

    /// Makes sure that the start tag of the innermost element is complete. The tags around it are, because this one began in
    /// their content.
    private func beginContent() throws(ModelWritingError) {
        guard let last = open.indices.last else { return }
        try beginTag()
        guard !open[last].hasContent else { return }
        open[last].hasContent = true
        output.append(UInt8(ascii: ">"))
    }

    /// Makes sure that the start tag of the innermost element has begun, which waits until its name is sure.
    private func beginTag() throws(ModelWritingError) {
        guard let last = open.indices.last, open[last].attributesEnd == nil else { return }
        let name = open[last].name
        let qualified = try qualifiedName(name)
        output.append(UInt8(ascii: "<"))
        output.append(contentsOf: qualified.utf8)
        open[last].attributesEnd = output.count
        try declareNamespace(of: name)
    }

    private func endElement() {
        guard let element = open.last else { return }
        // Only the root's tag can fail here: all other names have been looked at.
        do throws(ModelWritingError) { try beginTag() } catch { rootProblem = rootProblem ?? error }
        if element.hasContent {
            let prefix = element.name.prefix.map { $0 + ":" } ?? ""
            output.append(contentsOf: "</\(prefix)\(element.name.local)>".utf8)
        } else {
            output.append(contentsOf: "/>".utf8)
        }
        open.removeLast()
    }

    private func writeAttribute(_ name: XMLName, _ text: String) throws(ModelWritingError) {
        guard !open.isEmpty else { throw ModelWritingError("a document cannot be an attribute in XML") }
        try beginTag()
        let qualified = try qualifiedName(name)
        try declareNamespace(of: name)
        var attribute = Array(" \(qualified)=\"".utf8)
        try XMLText.append(text, isAttribute: true, to: &attribute)
        attribute.append(UInt8(ascii: "\""))
        insert(attribute)
    }

    /// Puts something into the start tag of the innermost element, which may be complete already.
    private func insert(_ attribute: [UInt8]) {
        guard let last = open.indices.last, let end = open[last].attributesEnd else { return }
        output.insert(contentsOf: attribute, at: end)
        open[last].attributesEnd = end + attribute.count
    }

    // MARK: Names

    /// A name with its prefix.
    private func qualifiedName(_ name: XMLName) throws(ModelWritingError) -> String {
        guard XMLText.isName(name.local) else { throw ModelWritingError("'\(name.local)' is not a valid XML name") }
        guard let prefix = name.prefix else { return name.local }
        guard XMLText.isName(prefix), prefix != "xmlns" else {
            throw ModelWritingError("'\(prefix)' is not a valid XML prefix")
        }
        guard name.namespace != nil || namespace(of: prefix) != nil else {
            throw ModelWritingError("the prefix '\(prefix)' of '\(name.local)' has no namespace")
        }
        return "\(prefix):\(name.local)"
    }

    /// Declares a namespace in the start tag of the innermost element, unless it is known there.
    private func declareNamespace(of name: XMLName) throws(ModelWritingError) {
        let prefix = name.prefix ?? ""
        guard let last = open.indices.last, let wanted = name.namespace, namespace(of: prefix) != wanted else { return }
        guard open[last].namespaces[prefix] == nil, name == open[last].name || prefix != open[last].name.prefix else {
            throw ModelWritingError("the prefix '\(prefix)' of '\(name.local)' has two namespaces")
        }
        open[last].namespaces[prefix] = wanted
        var declaration = Array((prefix.isEmpty ? " xmlns=\"" : " xmlns:\(prefix)=\"").utf8)
        try XMLText.append(wanted, isAttribute: true, to: &declaration)
        declaration.append(UInt8(ascii: "\""))
        insert(declaration)
    }

    private func namespace(of prefix: String) -> String? {
        if prefix == "xml" { return "http://www.w3.org/XML/1998/namespace" }
        for element in open.reversed() {
            if let namespace = element.namespaces[prefix] { return namespace }
        }
        return nil
    }
}
