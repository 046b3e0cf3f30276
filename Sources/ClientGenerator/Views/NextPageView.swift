import Mustache

/// The request for the next page of a collection.
struct NextPageView: MustacheView {
    /// An argument that the request is made with.
    struct Argument: MustacheView {
        /// The argument.
        let argument: NextPage.Argument

        static let members: MustacheMembers<Self> = [
            "label": { .string($0.argument.label) },
            "value": { .optional($0.argument.value) },
        ]
    }

    /// An option that the request is made with.
    struct Option: MustacheView {
        /// The option.
        let option: NextPage.Option

        static let members: MustacheMembers<Self> = [
            "label": { .string($0.option.label) },
            "argument": { if case .argument(let name) = $0.option.value { .string(name) } else { .null } },
            "group": { if case .option(_, let group?) = $0.option.value { .string(group) } else { .null } },
            "option": {
                if case .option(let name, _) = $0.option.value { .string(SwiftName.unescaped(name)) } else { .null }
            },
        ]
    }

    /// The request.
    let nextPage: NextPage

    static let members: MustacheMembers<Self> = [
        "method": { .string($0.nextPage.name) },
        "isElsewhere": { if case .same = $0.nextPage.owner { .bool(false) } else { .bool(true) } },
        "group": { if case .group(let property) = $0.nextPage.owner { .string(property) } else { .null } },
        "hasOptions": { .bool(!$0.nextPage.options.isEmpty) },
        "options": { .views($0.nextPage.options.map(Option.init)) },
        "arguments": { view in .views(view.nextPage.arguments.map { Argument(argument: $0) }) },
    ]
}
