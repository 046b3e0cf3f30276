import Mustache
import ServiceDescription

/// The struct of a response's header fields, for the template `Headers`.
struct HeadersView: MustacheView {
    /// The access level of what is generated.
    let access: String
    /// The name of the operation.
    let operation: String
    /// How documentation names the operation.
    let reference: String
    /// The header fields.
    let headers: HeadersDeclaration

    static let members: MustacheMembers<Self> = [
        "access": { .string($0.access) },
        "name": { .string($0.headers.name) },
        "operation": { .string(SwiftName.unescaped($0.operation)) },
        "documentation": {
            .strings(
                DocumentationLines.lines(
                    Documentation(),
                    fallback: "The header fields of the response to \($0.reference)."
                )
            )
        },
        "fields": { view in .views(view.headers.fields.map { HeaderFieldView(access: view.access, field: $0) }) },
    ]
}

/// A header field.
struct HeaderFieldView: MustacheView {
    /// The access level of what is generated.
    let access: String
    /// The header field.
    let field: HeadersDeclaration.Field

    static let members: MustacheMembers<Self> = [
        "access": { .string($0.access) },
        "name": { .string($0.field.name) },
        "type": { view in
            .string((view.field.isCollection ? .dictionary(view.field.type) : view.field.type.optional).name)
        },
        "isCollection": { .bool($0.field.isCollection) },
        "wireName": { .string(SwiftText.literal($0.field.wireName)) },
        "usualType": { .string($0.field.type.usualName ?? "") },
        "coding": { .optional($0.field.type.coding?.rawValue) },
        "documentation": { view in
            .strings(
                DocumentationLines.lines(
                    view.field.documentation,
                    fallback: view.field.isCollection
                        ? "The header fields whose names begin with `\(view.field.wireName)`, by the rest of their names."
                        : "The header field `\(view.field.wireName)`."
                )
            )
        },
    ]
}

/// The enumeration of an operation's responses, for the template `OperationResult`.
struct OperationResultView: MustacheView {
    /// The access level of what is generated.
    let access: String
    /// The name of the operation.
    let operation: String
    /// How documentation names the operation.
    var reference = ""
    /// The responses.
    let result: ResultDeclaration

    static let members: MustacheMembers<Self> = [
        "access": { .string($0.access) },
        "name": { .string($0.result.name) },
        "operation": { .string(SwiftName.unescaped($0.operation)) },
        "documentation": {
            let text = "The possible responses to \($0.reference), one case for each status."
            return .strings(DocumentationLines.lines(Documentation(), fallback: text))
        },
        "cases": { view in .views(view.result.cases.map { ResultCaseView(result: view.result.name, answer: $0) }) },
    ]
}

/// A response.
struct ResultCaseView: MustacheView {
    /// The name of the enumeration of all responses.
    let result: String
    /// The response.
    let answer: ResultDeclaration.Case

    static let members: MustacheMembers<Self> = [
        "result": { .string($0.result) },
        "name": { .string($0.answer.name) },
        "type": { .optional($0.answer.output?.type.name) },
        "format": { .optional($0.answer.output.map { FormatView(output: $0).simpleName ?? "optionalValue" }) },
        "coding": { .optional($0.answer.output?.type.codingOfReaders?.rawValue) },
        "status": { .view(StatusView(status: $0.answer.status)) },
        "documentation": { view in
            .strings(
                DocumentationLines.lines(
                    view.answer.documentation,
                    fallback: view.answer.status == .default
                        ? "The response with status `default`." : "The response with status \(view.answer.status.text)."
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
