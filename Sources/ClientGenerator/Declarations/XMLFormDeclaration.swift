/// The XML names of a model and its members, which generated code expresses with the runtime's `XMLForm`.
struct XMLFormDeclaration: Sendable {
    /// The name of the element, where the model is a whole document and its type's name is not that.
    var root: XMLNameDeclaration?
    /// Whether a document may have another root, because the description does not name it.
    var acceptsAnyRoot = false
    /// The members that are not elements of their own name.
    var members: [Member] = []

    /// A member, or a whole document.
    struct Member: Sendable {
        /// The name on the wire, if it is a member.
        var wireName = ""
        /// How the member is written in XML.
        var member: XMLMemberDeclaration
    }
}

/// The form of a value in XML. The case names are those of the runtime's `XMLMember`.
enum XMLMemberDeclaration: Sendable, Hashable {
    case element(XMLNameDeclaration)
    case attribute(XMLNameDeclaration)
    case text
    case characterData
    case items(XMLNameDeclaration, or: XMLNameDeclaration)
    case wrapped(XMLNameDeclaration, item: XMLNameDeclaration)
    case arrays(in: XMLNameDeclaration?, items: [XMLNameDeclaration])

    /// The names of the elements, from the outermost to the one with the member's value. Empty if it is not an element.
    var path: [XMLNameDeclaration] {
        switch self {
        case .element(let name), .items(let name, _): [name]
        case .wrapped(let name, let item): [name, item]
        case .arrays(let name, let items): (name.map { [$0] } ?? []) + items
        case .attribute, .text, .characterData: []
        }
    }
}

/// The name of an element or an attribute.
struct XMLNameDeclaration: Sendable, Hashable {
    /// The name without its prefix.
    var local: String
    /// The namespace.
    var namespace: String?
    /// The prefix.
    var prefix: String?
}
