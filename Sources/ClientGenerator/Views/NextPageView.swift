import Mustache

/// The request for the next page of a collection.
struct NextPageView: MustacheView {
    /// An argument or an option that the request is made with, as the template `LinkedArgument` shows it.
    struct Argument: MustacheView {
        /// The argument.
        let argument: NextPage.Argument

        static let members: MustacheMembers<Self> = [
            "label": { .string($0.argument.label) },
            "isLink": { if case .link = $0.argument.value { .bool(true) } else { .bool(false) } },
            "argument": { if case .argument(let name) = $0.argument.value { .string(name) } else { .null } },
            "group": { if case .option(_, let group?) = $0.argument.value { .string(group) } else { .null } },
            "option": {
                if case .option(let name, _) = $0.argument.value { .string(SwiftName.unescaped(name)) } else { .null }
            },
        ]
    }

    /// The request.
    let nextPage: NextPage

    static let members: MustacheMembers<Self> = [
        "method": { .string($0.nextPage.name) },
        "isElsewhere": { if case .same = $0.nextPage.owner { .bool(false) } else { .bool(true) } },
        "group": { if case .group(let property) = $0.nextPage.owner { .string(property) } else { .null } },
        "hasOptions": { .bool(!$0.nextPage.link.options.isEmpty) },
        "options": { .views($0.nextPage.link.options.map(Argument.init)) },
        "arguments": { .views($0.nextPage.link.arguments.map(Argument.init)) },
    ]
}
