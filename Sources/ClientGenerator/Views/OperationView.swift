import Mustache
import ServiceDescription

/// An operation, for the templates of its three forms: the async method, the method with a completion handler, and the
/// request value.
struct OperationView: MustacheView {
    /// The operation.
    let operation: OperationDeclaration
    /// The lines of its documentation, which two of the three forms show.
    private let documentation: [String]
    private let parameterDocumentation: [String]
    /// How documentation names it.
    private let reference: String
    /// The arguments of its methods, which each of the three forms shows, too.
    private let parameters: MustacheValue
    /// What its request says beyond the method and the path, which the template asks for several times.
    private let statements: MustacheValue

    /// The view of an operation.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - reference: How documentation names it.
    ///   - names: What all texts may mention.
    init(operation: OperationDeclaration, reference: String, names: DocumentedNames) {
        self.operation = operation
        self.reference = reference
        let names = names.with(operation.describedNames)
        documentation = Self.documentation(of: operation, names: names)
        parameterDocumentation = Self.parameterDocumentation(of: operation, names: names)
        parameters = .views(
            operation.arguments.map {
                ParameterView(
                    name: $0.name,
                    type: $0.type.name,
                    isOptional: $0.isOptional,
                    defaultValue: $0.defaultValue
                )
            }
        )
        statements = .nonempty(RequestStatementsView(operation: operation))
    }

    /// The methods that the runtime's `HTTPMethod` has a name for.
    private static let standardMethods = ["get", "head", "post", "put", "patch", "delete", "options", "trace", "query"]

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.operation.name) },
        "member": { .string(SwiftName.unescaped($0.operation.name)) },
        "output": { .string($0.operation.output.returned.name) },
        "returnsValue": { .bool($0.operation.output.returned != .void) },
        "returnDocumentation": { .strings(ReturnDocumentation.returned(by: $0.operation)) },
        "throwsDocumentation": { .strings(ReturnDocumentation.thrown(by: $0.operation)) },
        "hasParameters": { .bool(!$0.parameterDocumentation.isEmpty) },
        "optionsType": { .string($0.operation.optionsName) },
        "deprecation": { .optional($0.deprecation) },
        "documentation": { .strings($0.documentation) },
        "summary": { .strings(DocumentationLines.summary($0.documentation)) },
        "requestDocumentation": { .documentation(of: "Creates the request for \($0.reference).") },
        "parameters": { $0.parameters },
        "parameterDocumentation": { .strings($0.parameterDocumentation) },
        "method": { view in .optional(Self.standardMethods.first { $0.uppercased() == view.operation.operation.method })
        },
        "customMethod": { .literal($0.operation.operation.method) },
        "path": { .literal($0.operation.sentPath) },
        "statements": { $0.statements },
        "acceptOption": { .optional($0.operation.acceptOption.map { SwiftName.unescaped($0.name) }) },
        "isDiscardable": { .bool($0.operation.output.format == .headers) },
        // A service may accept another type of body later. What callers wrote for the first type, such as `.init()` and `[]`, must
        // then neither be ambiguous nor create the new type. Nothing else than this attribute does that.
        "isDisfavored": { .bool($0.operation.isOverload) },
        // Where they are the value, everybody sees them.
        "headers": { .optional($0.operation.output.format == .headers ? nil : $0.operation.headers?.name) },
        "result": { view in
            .optional(view.operation.result.map { OperationResultView(reference: view.reference, result: $0) })
        },
        "nextPage": { .optional($0.operation.nextPage) },
        "format": { .view($0.operation.output) },
    ]

    /// Why callers should not use it any more, if they should not.
    private var deprecation: String? {
        if let replacement = operation.replacement { return "Use \(replacement) instead." }
        let documentation = operation.operation.documentation
        guard documentation.isDeprecated else { return nil }
        return documentation.deprecation.map { SwiftText.literal(DocumentationLines.paragraph($0)) }
            ?? "The service marks this operation as deprecated."
    }

    private static func documentation(of operation: OperationDeclaration, names: DocumentedNames) -> [String] {
        DocumentationLines.lines(
            operation.operation.documentation,
            fallback: "Sends `\(operation.operation.method) \(operation.operation.path)`.",
            names: names
        )
    }

    private static func parameterDocumentation(
        of operation: OperationDeclaration,
        names: DocumentedNames
    ) -> [String] {
        var lines: [String] = []
        for parameter in operation.parameters where parameter.source.isArgument {
            lines += DocumentationLines.item(
                "  - \(SwiftName.unescaped(ReservedNames.variable(parameter.name))): ",
                parameter.parameter.documentation.withoutPresence(isOptional: false),
                fallback: MemberPhrases.sentence(parameter.wireName, type: parameter.type),
                names: names.ofText(about: parameter.name, type: parameter.type.name)
            )
        }
        for member in operation.body?.members ?? [] where member.isArgument {
            lines += DocumentationLines.item(
                "  - \(SwiftName.unescaped(ReservedNames.variable(member.name))): ",
                member.property.documentation,
                fallback: MemberPhrases.sentence(member.property.wireName, type: member.property.type),
                names: names.ofText(about: member.name, type: member.property.type.name)
            )
        }
        if let body = operation.body, body.members == nil {
            lines += DocumentationLines.item(
                "  - \(SwiftName.unescaped(ReservedNames.variable(body.name))): ",
                body.documentation,
                fallback: operation.isOverload || body.isHTTPBody
                    ? body.summary : "The body of the request\(body.exception).",
                note: body.note,
                names: names
            )
            if body.asksForMediaType, let contentType = body.contentTypeName {
                lines += DocumentationLines.item(
                    "  - \(contentType): ",
                    of: body.mediaTypeSummary
                )
            }
        }
        return lines
    }
}

extension OperationDeclaration {
    /// The names of what callers pass, which the texts of all of it may mention.
    var describedNames: [DocumentedNames.Name] {
        let members = self.body?.members ?? []
        let parameters = self.parameters.filter {
            switch $0.source {
            case .constant, .apiVersion: false
            case .argument, .option, .client, .serverVariable: true
            }
        }
        return parameters.map { ($0.wireName, $0.name) } + members.map { ($0.property.wireName, $0.name) }
    }
}

/// A response that is an error.
extension OperationDeclaration.Failure: MustacheView {
    static let members: MustacheMembers<Self> = [
        "type": { .optional($0.type?.name) },
        "mediaType": { .literal($0.mediaType?.text) },
        "status": { .view($0.status) },
    ]
}

/// The format of a response.
extension OperationDeclaration.Output: MustacheView {
    static let members: MustacheMembers<Self> = [
        "isLongRunning": { .bool($0.longRunning != nil) },
        "finalState": { .optional($0.longRunning?.finalState?.rawValue) },
        "name": { .optional($0.format.name) },
        "isFunction": { .bool($0.isFunction) },
        "isByStatus": { .bool($0.format == .byStatus) },
        // The member of each line that is the item.
        "lineMember": { if case .lines(let member) = $0.format { .literal(member) } else { .null } },
        // The names of the events whose data is text.
        "textEvents": {
            guard case .eventObjects(let names) = $0.format, !names.isEmpty else { return .null }
            return .literal(names)
        },
        "coding": { .optional($0.type.codingOfReaders?.rawValue) },
        "page": {
            if case .page(let items, let nextLink) = $0.format {
                .view(PageView(items: items, nextLink: nextLink))
            } else {
                .null
            }
        },
        "pages": { if case .pages(let pages) = $0.format { .view(pages) } else { .null } },
    ]

    /// Whether the format's name is that of a method, because its items have a type of their own.
    private var isFunction: Bool { format == .list || isStream && format != .events }
}

extension OperationDeclaration.Output.Format {
    /// The name that the runtime has for the format; `nil` for pages, whose template knows it.
    var name: String? {
        switch self {
        case .value: "value"
        case .nothing: "nothing"
        case .data: "data"
        case .text: "text"
        case .headers: "headers"
        case .events: "events"
        case .eventObjects: "eventObjects"
        case .stream: "stream"
        case .lines: "lines"
        case .byStatus: "byStatus"
        case .optionalValue: "optionalValue"
        case .list: "list"
        case .page, .pages: nil
        }
    }
}

/// The format of a page.
struct PageView: MustacheView {
    /// The member of the page that holds the items.
    let items: String
    /// The member of the page that holds the link to the next one; `nil` if there is only one page.
    let nextLink: String?

    static let members: MustacheMembers<Self> = [
        "items": { .literal($0.items) },
        "nextLink": { .literal($0.nextLink) },
    ]
}
