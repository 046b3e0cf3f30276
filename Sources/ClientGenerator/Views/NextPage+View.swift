import Mustache

/// The request for the next page of a collection.
extension NextPage: MustacheView {
    static let members: MustacheMembers<Self> = [
        "method": { .string(SwiftName.unescaped($0.name)) },
        "isElsewhere": { if case .same = $0.owner { .bool(false) } else { .bool(true) } },
        "group": { if case .group(let property) = $0.owner { .string(SwiftName.unescaped(property)) } else { .null } },
        "hasOptions": { .bool(!$0.link.options.isEmpty) },
        "options": { .views($0.link.options) },
        "arguments": { .views($0.link.arguments) },
    ]
}

/// An argument or an option that the request is made with, as the template `LinkedArgument` shows it.
extension NextPage.Argument: MustacheView {
    static let members: MustacheMembers<Self> = [
        "label": { .string($0.label) },
        "isLink": { if case .link = $0.value { .bool(true) } else { .bool(false) } },
        "argument": { if case .argument(let name) = $0.value { .string(name) } else { .null } },
        "group": { if case .option(_, let group?) = $0.value { .string(group) } else { .null } },
        "option": { if case .option(let name, _) = $0.value { .string(SwiftName.unescaped(name)) } else { .null } },
    ]
}
