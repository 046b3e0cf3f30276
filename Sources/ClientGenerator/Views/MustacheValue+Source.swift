import Mustache
import ServiceDescription

extension MustacheValue {
    /// The lines of the documentation of a part, as ``DocumentationLines/lines(_:fallback:note:hasHeadings:names:)`` makes them.
    static func documentation(
        _ documentation: Documentation,
        fallback: @autoclosure () -> String,
        note: String? = nil,
        hasHeadings: Bool = true,
        names: DocumentedNames = .none
    ) -> MustacheValue {
        .strings(
            DocumentationLines.lines(
                documentation,
                fallback: fallback(),
                note: note,
                hasHeadings: hasHeadings,
                names: names
            )
        )
    }

    /// The lines of a text of the client's own.
    static func documentation(of text: String) -> MustacheValue { .strings(DocumentationLines.lines(of: text)) }

    /// Text as it is written between the quotes of a string literal; `null` if there is none.
    static func literal(_ text: String?) -> MustacheValue { .optional(text.map(SwiftText.literal)) }

    /// An array of string literals.
    static func literal(_ texts: [String]) -> MustacheValue { .string(SwiftText.literal(texts)) }

    /// An array of arrays of string literals.
    static func literal(_ lists: [[String]]) -> MustacheValue { .string(SwiftText.literal(lists)) }
}
