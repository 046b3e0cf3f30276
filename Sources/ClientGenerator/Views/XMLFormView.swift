import Mustache

/// The XML names of a model and its members, for the template `Model`.
struct XMLFormView: MustacheView {
    /// The names.
    let form: XMLFormDeclaration

    static let members: MustacheMembers<Self> = [
        "root": { .optional($0.form.root.map { XMLNameView(name: $0) }) },
        "acceptsAnyRoot": { .bool($0.form.acceptsAnyRoot) },
        "hasMembers": { .bool(!$0.form.members.isEmpty) },
        "hasOneMember": { .bool($0.form.members.count == 1) },
        "members": { view in
            .views(view.form.members.map { XMLMemberView(wireName: $0.wireName, member: $0.member) })
        },
    ]
}

/// The form of a value in XML, for the template `XMLMember`.
struct XMLMemberView: MustacheView {
    /// The name on the wire of the member that it is, if it is one.
    var wireName = ""
    /// How it is written there.
    let member: XMLMemberDeclaration

    static let members: MustacheMembers<Self> = [
        "wireName": { .literal($0.wireName) },
        "kind": { .string($0.kind) },
        "name": { .optional($0.name.map { XMLNameView(name: $0) }) },
        "item": { if case .wrapped(_, let item) = $0.member { .view(XMLNameView(name: item)) } else { .null } },
        "array": { view in
            if case .arrays(let name, let items) = view.member {
                .view(XMLArraysView(name: name, items: items))
            } else {
                .null
            }
        },
        "alternative": { if case .items(_, let other) = $0.member { .view(XMLNameView(name: other)) } else { .null } },
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

/// The names of the items of an array of arrays, for the template `XMLMember`.
struct XMLArraysView: MustacheView {
    /// The name of the element around all of them, if there is one.
    let name: XMLNameDeclaration?
    /// The names of the items, those of the outer array first.
    let items: [XMLNameDeclaration]

    static let members: MustacheMembers<Self> = [
        "wrapper": { .optional($0.name.map { XMLNameView(name: $0) }) },
        "items": { .views($0.items.map { XMLNameView(name: $0) }) },
    ]
}

/// The name of an element or an attribute, as the template `XMLName` shows it.
struct XMLNameView: MustacheView {
    /// The name.
    let name: XMLNameDeclaration

    static let members: MustacheMembers<Self> = [
        "isPlain": { .bool($0.name.namespace == nil && $0.name.prefix == nil) },
        "local": { .literal($0.name.local) },
        "namespace": { .literal($0.name.namespace) },
        "prefix": { .literal($0.name.prefix) },
    ]
}
