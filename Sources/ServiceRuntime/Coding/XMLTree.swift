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
        /// Whether the name has a prefix.
        let hasPrefix: Bool
        /// The value.
        let value: String
    }

    /// The elements: the root first, and each element followed by those inside it.
    var elements: [Element] = []
    /// The attributes of all elements.
    var attributes: [Attribute] = []

    /// Whether an element has elements inside it.
    func hasElements(_ index: Int) -> Bool { elements[index].end > index + 1 }

    /// The elements directly inside an element.
    func children(of index: Int) -> Children { Children(tree: self, index: index + 1, end: elements[index].end) }

    /// The first element that has one of some names, directly inside an element.
    ///
    /// - Parameters:
    ///   - parent: The element around it.
    ///   - names: The names.
    ///   - start: The index of the first element that may be meant; the first of all if it is left out.
    func child(of parent: Int, named names: [XMLName], from start: Int? = nil) -> Int? {
        var index = start ?? parent + 1
        while index < elements[parent].end {
            if names.contains(where: { isName($0, of: index) }) { return index }
            index = elements[index].end
        }
        return nil
    }

    /// Whether an element has a name. Where either has no namespace, that of the other does not matter: descriptions often
    /// leave it out, and so do services.
    func isName(_ name: XMLName, of index: Int) -> Bool {
        guard elements[index].name == name.local else { return false }
        guard let namespace = name.namespace, !elements[index].namespace.isEmpty else { return true }
        return elements[index].namespace == namespace
    }

    /// The index of an attribute of an element; of two that differ by their prefixes, the one that has a prefix as the name
    /// does.
    func attribute(of index: Int, named name: XMLName) -> Int? {
        let found = elements[index].attributes.filter { attributes[$0].name == name.local && !isInstanceAttribute($0) }
        return found.first { attributes[$0].hasPrefix == (name.prefix != nil) } ?? found.first
    }

    /// Whether an element says that it has no value (XML Schema 1.1 part 1, section 2.7.2: `xsi:nil`).
    func isNil(_ index: Int) -> Bool {
        elements[index].attributes.contains { attribute in
            let attribute = attributes[attribute]
            return attribute.hasPrefix && attribute.name == "nil" && ["true", "1"].contains(attribute.value)
        }
    }

    /// Whether an attribute is one of XML Schema, which says something of the element rather than of the value.
    func isInstanceAttribute(_ index: Int) -> Bool {
        let attribute = attributes[index]
        return attribute.hasPrefix
            && ["nil", "type", "schemaLocation", "noNamespaceSchemaLocation"].contains(attribute.name)
    }

    /// The elements directly inside an element, in order.
    struct Children: Sequence, IteratorProtocol {
        fileprivate let tree: XMLTree
        fileprivate var index: Int
        fileprivate let end: Int

        /// The index of the next element.
        mutating func next() -> Int? {
            guard index < end else { return nil }
            defer { index = tree.elements[index].end }
            return index
        }
    }
}
