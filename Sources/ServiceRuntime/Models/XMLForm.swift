/// What XML calls a model and its members, where that is not what the members' names say by themselves.
///
/// A model that is never sent in XML has none, and a model whose members are elements of their own names needs none.
public struct XMLForm: Sendable {
    /// The name of the element, where the model is a whole document.
    let root: XMLName?
    /// Whether a document may have another root when it is read.
    let acceptsAnyRoot: Bool
    /// The members that are not elements of their own name, by their names on the wire.
    let members: [String: XMLMember]

    /// Describes a model.
    ///
    /// - Parameters:
    ///   - root: The name of the element, where the model is a whole document; `nil`: that of the type.
    ///   - acceptsAnyRoot: Whether a document may have another root when it is read, because the description does not say
    ///     how it is called.
    ///   - members: The members that are not elements of their own name, by their names on the wire.
    public init(root: XMLName? = nil, acceptsAnyRoot: Bool = false, members: [String: XMLMember] = [:]) {
        self.root = root
        self.acceptsAnyRoot = acceptsAnyRoot
        self.members = members
    }
}

/// How a value stands in XML (OpenAPI 3.0, "XML Object").
public enum XMLMember: Sendable, Hashable {
    /// An element. An array becomes several of them.
    case element(XMLName)
    /// An attribute of the element around it.
    case attribute(XMLName)
    /// The text of the element around it.
    case text
    /// The text of the element around it, in a CDATA section.
    case characterData
    /// An array, each item of which is an element; when it is read, elements of a second name are items too.
    case items(XMLName, or: XMLName)
    /// An array inside an element of its own, each item of which is an element.
    case wrapped(XMLName, item: XMLName)
}

extension XMLMember {
    /// The names of the elements that the member is; the first is the one that is written.
    var elementNames: [XMLName] {
        switch self {
        case .element(let name), .wrapped(let name, _): [name]
        case .items(let name, let other): [name, other]
        case .attribute, .text, .characterData: []
        }
    }

    /// The name of the element that the member is written as; `nil` if it is no element.
    var elementName: XMLName? { elementNames.first }
}

/// The name of an element or an attribute (Namespaces in XML 1.0).
public struct XMLName: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name without its prefix.
    public let local: String
    /// The namespace; `nil`: that of what stands around it.
    public let namespace: String?
    /// The prefix that stands for the namespace; `nil`: none.
    public let prefix: String?

    /// A name.
    ///
    /// - Parameters:
    ///   - local: The name without its prefix.
    ///   - namespace: The namespace; `nil`: that of what stands around it.
    ///   - prefix: The prefix that stands for the namespace; `nil`: none.
    public init(_ local: String, namespace: String? = nil, prefix: String? = nil) {
        self.local = local
        self.namespace = namespace
        self.prefix = prefix
    }

    /// A name in the namespace of what stands around it.
    public init(stringLiteral local: String) {
        self.init(local)
    }
}
