import Mustache
import ServiceDescription

/// The struct of an operation's options, as the template `OperationOptions` shows it.
struct OperationOptionsView: MustacheView {
    /// The operation.
    let operation: OperationDeclaration
    /// How documentation names the operation.
    let reference: String
    /// What all texts may mention.
    let names: DocumentedNames

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.operation.optionsName) },
        "title": { .string($0.title) },
        "documentation": { .documentation(of: "Options for \($0.reference).") },
        "options": { view in
            let names = view.names.with(view.operation.describedNames)
            return .views(view.operation.options.map { OptionView(option: $0, names: names) })
        },
        "hasOptions": { .bool(!$0.operation.options.isEmpty) },
    ]

    /// The name of the operation, as that of the type has it.
    private var title: String {
        let (name, suffix) = (operation.optionsName, "Options")
        return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
    }
}

/// An option.
struct OptionView: MustacheView {
    /// The name in Swift.
    let name: String
    /// The type, without the `?` of an optional.
    let type: String
    /// Its documentation in the description.
    let documentation: Documentation
    /// What documentation says where the description says nothing, which most descriptions do not leave to it.
    let fallback: @Sendable () -> String
    /// What its documentation may mention.
    let names: DocumentedNames

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.name) },
        "member": { .string(SwiftName.unescaped($0.name)) },
        "type": { .string($0.type) },
        "documentation": {
            .documentation(
                $0.documentation,
                fallback: $0.fallback(),
                hasHeadings: false,
                names: $0.names.ofText(about: $0.name, type: $0.type)
            )
        },
    ]
}

extension OptionView {
    /// An option of an operation.
    ///
    /// - Parameters:
    ///   - option: The option.
    ///   - names: The names of what the operation takes.
    init(option: OperationDraft.Option, names: DocumentedNames) {
        var documentation = Documentation()
        let fallback: @Sendable () -> String
        switch option.content {
        case .parameter(let parameter):
            documentation = parameter.optionDocumentation
            fallback = { MemberPhrases.sentence(parameter.wireName, type: parameter.type) }
        case .group:
            fallback = { MemberPhrases.sentence(SwiftName.unescaped(option.name), type: nil) }
        case .bodyMember(let member):
            documentation = member.property.documentation
            fallback = { MemberPhrases.sentence(member.property.wireName, type: member.property.type) }
        case .server(let server):
            documentation = server.documentation
            fallback = { "" }
        case .contentType(let mediaTypes):
            fallback = {
                "The media type of the body, one of \(mediaTypes.choice). "
                    + "Defaults to the first that fits the body."
            }
        case .accept(let mediaTypes):
            fallback = {
                "The media type of the response, one of \(mediaTypes.choice). "
                    + "Without it, the service chooses."
            }
        }
        self.init(
            name: option.name,
            type: option.type.name,
            documentation: documentation,
            fallback: fallback,
            names: names
        )
    }
}
