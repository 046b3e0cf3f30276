import Mustache

extension MustacheValue {
    /// A list that has separators, so that each view has to know whether it is the last.
    static func separated<Element>(
        _ elements: [Element],
        view: (_ element: Element, _ isLast: Bool) -> some MustacheView
    ) -> MustacheValue {
        .views(elements.indices.map { view(elements[$0], $0 == elements.index(before: elements.endIndex)) })
    }

    /// A list of texts that has separators.
    static func separated(_ texts: [String]) -> MustacheValue {
        separated(texts) { TextView(text: $0, isLast: $1) }
    }
}

/// A piece of text in a list that has separators.
struct TextView: MustacheView {
    /// The text.
    let text: String
    /// Whether no other follows it.
    let isLast: Bool

    static let members: MustacheMembers<Self> = [
        "text": { .string($0.text) },
        "isLast": { .bool($0.isLast) },
    ]
}
