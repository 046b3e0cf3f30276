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
        "resultType": { .string($0.result.name) },
        "cases": { .views($0.result.cases) },
    ]
}

/// A response.
extension ResultDeclaration.Case: MustacheView {
    static let members: MustacheMembers<Self> = [
        "name": { .string($0.name) },
        "type": { .optional($0.output?.type.name) },
        "format": { .optional($0.output?.format.name) },
        "coding": { .optional($0.output?.type.codingOfReaders?.rawValue) },
        "status": { .view($0.status) },
        "documentation": {
            .documentation(
                $0.documentation,
                fallback: $0.status == .default
                    ? "The response with status `default`." : "The response with status \($0.status.text).",
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
