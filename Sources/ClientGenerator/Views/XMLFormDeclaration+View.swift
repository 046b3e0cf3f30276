import Mustache

/// The XML names of a model and its members, for the template `Model`.
extension XMLFormDeclaration: MustacheView {
    static let members: MustacheMembers<Self> = [
        "root": { .optional($0.root) },
        "acceptsAnyRoot": { .bool($0.acceptsAnyRoot) },
        "hasMembers": { .bool(!$0.members.isEmpty) },
        "hasOneMember": { .bool($0.members.count == 1) },
        "members": { .views($0.members) },
    ]
}

/// The form of a value in XML, for the template `XMLMember`.
extension XMLFormDeclaration.Member: MustacheView {
    static let members: MustacheMembers<Self> = [
        "wireName": { .literal($0.wireName) },
        "kind": { .string($0.kind) },
        "name": { .optional($0.name) },
        "item": { if case .wrapped(_, let item) = $0.member { .view(item) } else { .null } },
        "array": { if case .arrays = $0.member { .bool(true) } else { .bool(false) } },
        "wrapper": { if case .arrays(let name, _) = $0.member { .optional(name) } else { .null } },
        "items": { if case .arrays(_, let items) = $0.member { .views(items) } else { .null } },
        "alternative": { if case .items(_, let other) = $0.member { .view(other) } else { .null } },
    ]

    private var kind: String {
        switch member {
        case .element: "element"
        case .attribute: "attribute"
        case .text: "text"
        case .characterData: "characterData"
        case .items: "items"
        case .wrapped: "wrapped"
        case .arrays: "arrays"
        }
    }

    private var name: XMLNameDeclaration? {
        switch member {
        case .attribute(let name): name
        case .arrays: nil
        default: member.path.first
        }
    }
}

/// The name of an element or an attribute, as the template `XMLName` shows it.
extension XMLNameDeclaration: MustacheView {
    static let members: MustacheMembers<Self> = [
        "isPlain": { .bool($0.namespace == nil && $0.prefix == nil) },
        "local": { .literal($0.local) },
        "namespace": { .literal($0.namespace) },
        "prefix": { .literal($0.prefix) },
    ]
}
