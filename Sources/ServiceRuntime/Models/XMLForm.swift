/// The XML names of a model and its members, if they differ from the members' own names.
///
/// A model that is not used in XML has none, and neither has a model whose members are all elements with their own
/// names.
public struct XMLForm: Sendable {
    /// The name of the element, where the model is a whole document.
    let root: XMLName?
    /// Whether a document may have another root when it is read.
    let acceptsAnyRoot: Bool
    /// The members that are not elements of their own name, by their names on the wire.
    let members: [String: XMLMember]

    /// Creates the form of a model.
    ///
    /// - Parameters:
    ///   - root: The name of the root element if the model is a whole document, or `nil` for the name of the type.
    ///   - acceptsAnyRoot: Whether documents with another root element can be read, because the description does not
    ///     name the root.
    ///   - members: The members that are not elements with their own name, by their names on the wire.
    public init(root: XMLName? = nil, acceptsAnyRoot: Bool = false, members: [String: XMLMember] = [:]) {
        self.root = root
        self.acceptsAnyRoot = acceptsAnyRoot
        self.members = members
    }
}

/// The form of a value in XML (OpenAPI 3.0, "XML Object").
public enum XMLMember: Sendable, Hashable {
    /// An element. An array becomes several elements.
    case element(XMLName)
    /// An attribute of the enclosing element.
    case attribute(XMLName)
    /// The text of the enclosing element.
    case text
    /// The text of the enclosing element, in a CDATA section.
    case characterData
    /// An array with an element for each item. When it is read, elements with the second name are items as well.
    case items(XMLName, or: XMLName)
    /// An array in an enclosing element, with an element for each item.
    case wrapped(XMLName, item: XMLName)
    /// An array of arrays, perhaps in an enclosing element, with an element for each item of each: first those of the outer one.
    case arrays(in: XMLName?, items: [XMLName])
}

extension XMLMember {
    /// The names of the elements that the member is; the first is the one that is written.
    var elementNames: [XMLName] {
        switch self {
        case .element(let name), .wrapped(let name, _): [name]
        case .items(let name, let other): [name, other]
        case .arrays(let name, let items): name.map { [$0] } ?? Array(items.prefix(1))
        case .attribute, .text, .characterData: []
        }
    }

    /// The name of the element that the member is written as; `nil` if it is not an element.
    var elementName: XMLName? { elementNames.first }
}

/// The name of an element or an attribute (Namespaces in XML 1.0).
public struct XMLName: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name without its prefix.
    let local: String
    /// The namespace, or `nil` for that of the enclosing element.
    let namespace: String?
    /// The prefix for the namespace, or `nil` for none.
    let prefix: String?

    /// Creates a name.
    public init(_ local: String, namespace: String? = nil, prefix: String? = nil) {
        self.local = local
        self.namespace = namespace
        self.prefix = prefix
    }

    /// Creates a name in the namespace of the enclosing element.
    public init(stringLiteral local: String) {
        self.init(local)
    }
}
