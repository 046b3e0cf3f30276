import Mustache
import ServiceDescription

/// A parameter that belongs to the client as a whole.
struct ClientParameterView: MustacheView {
    /// The parameter.
    let parameter: OperationDeclaration.Parameter

    static let members: MustacheMembers<Self> = [
        "property": { .string($0.parameter.name) },
        "label": { .string(SwiftName.label($0.parameter.name)) },
        "type": { .string($0.parameter.type.name) },
        "isOptional": { .bool($0.parameter.mayBeMissing) },
        "defaultValue": { .optional($0.parameter.defaultValue) },
        "documentation": {
            .documentation($0.parameter.parameter.documentation, fallback: $0.fallback, hasHeadings: false)
        },
        "parameterDocumentation": { view in
            .strings(
                DocumentationLines.item(
                    "  - \(SwiftName.unescaped(view.parameter.name)): ",
                    view.parameter.parameter.documentation,
                    fallback: view.fallback
                )
            )
        },
    ]

    private var fallback: String { MemberPhrases.sentence(parameter.wireName, type: parameter.type) }
}
