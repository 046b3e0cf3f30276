import Mustache
import ServiceDescription

/// The enumeration of an operation's responses, for the template `OperationResult`.
struct OperationResultView: MustacheView {
    /// How documentation names the operation.
    let reference: String
    /// The responses.
    let result: ResultDeclaration

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.result.name) },
        "documentation": {
            let text = "The possible responses to \($0.reference), one case for each status."
            return .strings(DocumentationLines.lines(of: text))
        },
        "cases": { .views(ResultCaseView.all(of: $0.result)) },
    ]
}

/// The same enumeration, for the template `Request`, which reads its cases.
struct ResultCasesView: MustacheView {
    /// The responses.
    let result: ResultDeclaration

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.result.name) },
        "cases": { .views(ResultCaseView.all(of: $0.result)) },
    ]
}

/// A response.
struct ResultCaseView: MustacheView {
    /// The name of the enumeration of all responses.
    let result: String
    /// The response.
    let response: ResultDeclaration.Case

    /// The responses that an enumeration has.
    static func all(of result: ResultDeclaration) -> [ResultCaseView] {
        result.cases.map { ResultCaseView(result: result.name, response: $0) }
    }

    static let members: MustacheMembers<Self> = [
        "result": { .string($0.result) },
        "name": { .string($0.response.name) },
        "type": { .optional($0.response.output?.type.name) },
        "format": { .optional($0.response.output.flatMap { FormatView(output: $0).name }) },
        "coding": { .optional($0.response.output?.type.codingOfReaders?.rawValue) },
        "status": { .view(StatusView(status: $0.response.status)) },
        "documentation": { view in
            .strings(
                DocumentationLines.lines(
                    view.response.documentation,
                    fallback: view.response.status == .default
                        ? "The response with status `default`."
                        : "The response with status \(view.response.status.text).",
                    hasHeadings: false
                )
            )
        },
    ]
}

/// The status codes of a response, for the template `Status`.
struct StatusView: MustacheView {
    /// The status.
    let status: Response.Status

    static let members: MustacheMembers<Self> = [
        "code": { if case .code(let code) = $0.status { .string(String(code)) } else { .null } },
        "range": { if case .range(let digit) = $0.status { .string(String(digit)) } else { .null } },
        "isAny": { .bool($0.status == .default) },
    ]
}
