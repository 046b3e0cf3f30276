import YAML

/// The target of a reference.
struct ReferenceTarget {
    /// The node.
    let node: YAMLNode
    /// The root of the document that contains the node.
    let document: YAMLNode
    /// The way from the root to the node.
    let tokens: [String]
    /// The mistake in the reference, if its intended target is obvious.
    var mistake: ReferenceMistake?

    /// Whether it is a reference itself.
    var isReference: Bool { node["$ref"]?.string != nil }

    /// Whether the document is a description, and not merely a file with parts of one.
    var isInDescription: Bool { document["openapi"] != nil || document["swagger"] != nil }

    /// Returns the member, or the element of a sequence, for a token of a pointer (RFC 6901, section 4), or `nil` if
    /// there is none.
    func member(_ token: String) -> ReferenceTarget? {
        let member: YAMLNode
        switch node.content {
        case .mapping(let mapping):
            guard let value = mapping[token] else { return nil }
            member = value
        case .sequence(let items):
            // Neither a sign nor leading zeros make an index.
            guard let index = Int(token), String(index) == token, items.indices.contains(index) else { return nil }
            member = items[index]
        case .scalar: return nil
        }
        return ReferenceTarget(node: member, document: document, tokens: tokens + [token], mistake: mistake)
    }

    /// How many slashes a name may contain, so that a long reference is not looked up anew with each of its parts.
    private static let maximumSlashes = 64

    /// Returns the member whose name contains slashes that are not escaped as pointers require (RFC 6901, section 3).
    ///
    /// - Parameters:
    ///   - token: The first token of the name.
    ///   - rest: The tokens that follow it.
    /// - Returns: The member, and the number of tokens in its name after the first.
    func memberWithSlashes(_ token: String, _ rest: ArraySlice<String>) -> (ReferenceTarget, count: Int)? {
        guard !rest.isEmpty, let mapping = node.mapping else { return nil }
        var name = token
        for (offset, next) in rest.prefix(Self.maximumSlashes).enumerated() {
            name += "/" + next
            guard mapping[name] != nil, var target = member(name) else { continue }
            target.mistake = .slash
            return (target, offset + 1)
        }
        return nil
    }
}

extension ReferenceTarget {
    /// A whole document.
    init(document: YAMLNode) { self.init(node: document, document: document, tokens: []) }

    /// A place in a document.
    init(_ place: SchemaIdentifiers.Place, in document: YAMLNode) {
        self.init(node: place.node, document: document, tokens: place.tokens)
    }
}
