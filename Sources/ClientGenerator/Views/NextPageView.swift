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

    /// The request.
    let nextPage: NextPage

    static let members: MustacheMembers<Self> = [
        "method": { .string($0.nextPage.name) },
        "isElsewhere": { if case .same = $0.nextPage.owner { .bool(false) } else { .bool(true) } },
        "group": { if case .group(let property) = $0.nextPage.owner { .string(property) } else { .null } },
        "arguments": { view in .views(view.nextPage.arguments.map { Argument(argument: $0) }) },
    ]
}
