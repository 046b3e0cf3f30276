import YAML

/// The target of a reference.
struct ReferenceTarget {
    /// The node.
    let node: YAMLNode
    /// The root of the document that the node stands in.
    let document: YAMLNode
    /// The way from the root to the node.
    let tokens: [String]
    /// What is wrong with the reference, if it can be told all the same what is meant.
    var slip: ReferenceSlip?

    /// The member, or the element of a sequence, that a token of a pointer means (RFC 6901, section 4); `nil` if there is none.
    func member(_ token: String) -> ReferenceTarget? {
        let member: YAMLNode
        switch node.content {
        case .mapping(let mapping):
            guard let value = mapping[token] else { return nil }
            member = value
        case .sequence(let items):
            guard let index = Int(token), items.indices.contains(index) else { return nil }
            member = items[index]
        case .scalar: return nil
        }
        return ReferenceTarget(node: member, document: document, tokens: tokens + [token], slip: slip)
    }

    /// The member whose name has slashes that are not escaped as a pointer wants it (RFC 6901, section 3).
    ///
    /// - Parameters:
    ///   - token: the first token of the name.
    ///   - rest: the tokens that follow it.
    /// - Returns: The member, and how many tokens its name takes beside the first.
    func memberWithSlashes(
        _ token: String,
        _ rest: ArraySlice<String>
    ) -> (ReferenceTarget, count: Int)? {
        guard !rest.isEmpty, let mapping = node.mapping else { return nil }
        var name = token
        for (offset, next) in rest.enumerated() {
            name += "/" + next
            guard mapping[name] != nil, var target = member(name) else { continue }
            target.slip = .slash
            return (target, offset + 1)
        }
        return nil
    }
}
