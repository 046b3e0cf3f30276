import Mustache

/// The request for the next page of a collection.
struct NextPageView: MustacheView {
    /// An argument that the request is made with.
    struct Argument: MustacheView {
        let argument: NextPage.Argument

        static let members: MustacheMembers<Self> = [
            "label": { .string($0.argument.label) },
            "value": { .optional($0.argument.value) },
        ]
    }

    let nextPage: NextPage

    static let members: MustacheMembers<Self> = [
        "method": { .string($0.nextPage.name) },
        "isElsewhere": { .bool($0.nextPage.group != nil) },
        "group": { .optional(($0.nextPage.group ?? "").isEmpty ? nil : $0.nextPage.group) },
        "arguments": { view in .views(view.nextPage.arguments.map { Argument(argument: $0) }) },
    ]
}
