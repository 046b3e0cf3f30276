import Mustache
import ServiceDescription

/// The enumeration of an operation's responses, for the template `OperationResult`, and for `Request`, which reads its cases.
struct OperationResultView: MustacheView {
    /// How documentation names the operation.
    let reference: String
    /// The responses.
    let result: ResultDeclaration

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.result.name) },
        "documentation": { .documentation(of: "The possible responses to \($0.reference), one case for each status.") },
        "cases": { view in .views(view.result.cases.map { ResultCaseView(result: view.result.name, response: $0) }) },
    ]
}

/// A response.
struct ResultCaseView: MustacheView {
    /// The name of the enumeration of all responses.
    let result: String
    /// The response.
    let response: ResultDeclaration.Case

    static let members: MustacheMembers<Self> = [
        "result": { .string($0.result) },
        "name": { .string($0.response.name) },
        "type": { .optional($0.response.output?.type.name) },
        "format": { .optional($0.response.output?.format.name) },
        "coding": { .optional($0.response.output?.type.codingOfReaders?.rawValue) },
        "status": { .view($0.response.status) },
        "documentation": {
            .documentation(
                $0.response.documentation,
                fallback: $0.response.status == .default
                    ? "The response with status `default`." : "The response with status \($0.response.status.text).",
                hasHeadings: false
            )
        },
    ]
}

/// The status codes of a response, for the template `Status`.
extension Response.Status: MustacheView {
    package static let members: MustacheMembers<Self> = [
        "code": { if case .code(let code) = $0 { .string(String(code)) } else { .null } },
        "range": { if case .range(let digit) = $0 { .string(String(digit)) } else { .null } },
        "isAny": { .bool($0 == .default) },
    ]
}
