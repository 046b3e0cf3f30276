/// The elements of an XML document, in the order of the document. It is made once, and members are found in it by name.
struct XMLTree {
    /// An element.
    struct Element {
        /// The name, without its prefix.
        let name: String
        /// The namespace; empty for none.
        let namespace: String
        /// Where its attributes are.
        let attributes: Range<Int>
        /// All text directly inside the element.
        var text = ""
        /// The index after the last element inside it.
        var end: Int
    }

    /// An attribute. Those that declare namespaces are none.
    struct Attribute {
        /// The name, without its prefix.
        let name: String
        /// The prefix, if the name has one.
        let prefix: String?
        /// The namespace; empty for none.
        let namespace: String
        /// The value.
        let value: String

        /// Whether the attribute says something of the element rather than of the value, as `xsi:nil` does (XML Schema 1.1 part 1,
        /// section 2.7).
        var isOfSchemaInstance: Bool { namespace == XMLTree.schemaInstance }

        /// Whether the attribute has a name with its namespace, or with its prefix if the name tells no namespace.
        fileprivate func isExactly(_ name: XMLName) -> Bool {
            if let namespace = name.namespace { return self.namespace == namespace }
            return prefix == name.prefix
        }
    }

    /// The namespace of the attributes of XML Schema in documents.
    private static let schemaInstance = "http://www.w3.org/2001/XMLSchema-instance"

    /// The elements: the root first, and each element followed by those inside it.
    var elements: [Element] = []
    /// The attributes of all elements.
    var attributes: [Attribute] = []

    /// Whether an element has elements inside it.
    func hasElements(_ index: Int) -> Bool { elements[index].end > index + 1 }

    /// The elements directly inside an element, in order.
    ///
    /// - Parameters:
    ///   - parent: The element around them.
    ///   - names: The names of which they have one, or `nil` for all elements.
    func children(of parent: Int, named names: [XMLName]? = nil) -> [Int] {
        var children: [Int] = []
        var index = parent + 1
        while index < elements[parent].end {
            if names?.contains(where: { isName($0, of: index) }) ?? true { children.append(index) }
            index = elements[index].end
        }
        return children
    }

    /// Whether an element has a name. Where either has no namespace, that of the other does not matter: descriptions often
    /// leave it out, and so do services.
    func isName(_ name: XMLName, of index: Int) -> Bool {
        guard elements[index].name == name.local else { return false }
        guard let namespace = name.namespace, !elements[index].namespace.isEmpty else { return true }
        return elements[index].namespace == namespace
    }

    /// The index of an attribute of an element. The namespace decides; an attribute whose namespace is another, or none, is taken
    /// only if there is no better one, for descriptions and services often leave it out. What XML Schema says of the element is
    /// taken only by its namespace.
    func attribute(of index: Int, named name: XMLName) -> Int? {
        let alike = elements[index].attributes.filter { attributes[$0].name == name.local }
        if let exact = alike.first(where: { attributes[$0].isExactly(name) }) { return exact }
        let others = alike.filter { !attributes[$0].isOfSchemaInstance }
        return others.first { (attributes[$0].prefix == nil) == (name.prefix == nil) } ?? others.first
    }

    /// Whether an element says that it has no value (XML Schema 1.1 part 1, section 2.7.2: `xsi:nil`).
    func isNil(_ index: Int) -> Bool {
        elements[index].attributes.contains { attribute in
            let attribute = attributes[attribute]
            return attribute.name == "nil" && attribute.isOfSchemaInstance && ["true", "1"].contains(attribute.value)
        }
    }
}
