import Mustache
import ServiceDescription

/// The struct of an operation's options, as the template `OperationOptions` shows it.
struct OperationOptionsView: MustacheView {
    let access: String
    let operation: OperationDeclaration
    /// The members of the struct that are the operation's own.
    let options: [OptionView]

    /// How documentation names the operation.
    private let reference: String

    /// The options of an operation.
    ///
    /// - Parameters:
    ///   - access: The access level of what is generated.
    ///   - operation: The operation.
    ///   - reference: How documentation names it.
    init(access: String, operation: OperationDeclaration, reference: String = "") {
        self.access = access
        self.operation = operation
        self.reference = reference
        options = Self.options(of: operation, access: access)
    }

    static let members: MustacheMembers<Self> = [
        "access": { .string($0.access) },
        "name": { .string($0.operation.optionsName) },
        "protocols": { .string($0.protocols.joined(separator: ", ")) },
        "operation": { .string(SwiftName.unescaped($0.operation.name)) },
        "title": { .string(SwiftName.type($0.operation.operation.identifier)) },
        "documentation": { view in
            let others = view.options.isEmpty ? ", which has none of its own" : ""
            let text = "Options of \(view.reference)\(others)."
            return .strings(DocumentationLines.lines(Documentation(), fallback: text))
        },
        "options": { .views($0.options) },
        "hasOptions": { .bool(!$0.options.isEmpty) },
    ]

    /// The protocols for the conditions that may be left out, by the names of their header fields.
    private static let conditions = [
        ("if-match", "IfMatchOptions"), ("if-none-match", "IfNoneMatchOptions"),
        ("if-modified-since", "IfModifiedSinceOptions"), ("if-unmodified-since", "IfUnmodifiedSinceOptions"),
    ]

    /// What the struct conforms to.
    private var protocols: [String] {
        let fields = operation.parameters.filter { $0.source.isOption && $0.parameter.location == .header }
            .map { $0.wireName.lowercased() }
        let protocols = Self.conditions.filter { fields.contains($0.0) }.map(\.1)
        return protocols.isEmpty ? ["OperationOptions"] : protocols
    }

    private static func options(of operation: OperationDeclaration, access: String) -> [OptionView] {
        var groups: Set<String> = []
        var options = operation.parameters.filter(\.source.isOption).compactMap { parameter -> OptionView? in
            if let name = parameter.groupName, let type = parameter.groupType {
                guard groups.insert(name).inserted else { return nil }
                return OptionView(
                    access: access,
                    name: name,
                    type: type,
                    documentation: Documentation(),
                    fallback: Phrases.member(SwiftName.unescaped(name), type: nil)
                )
            }
            return OptionView(
                access: access,
                name: parameter.name,
                type: parameter.type.name,
                documentation: parameter.optionDocumentation.unlessEcho(of: parameter.wireName),
                fallback: Phrases.member(parameter.wireName, type: parameter.type)
            )
        }
        for member in operation.body?.members ?? [] where !member.isArgument {
            options.append(
                OptionView(
                    access: access,
                    name: member.name,
                    type: member.property.type.name,
                    documentation: member.property.documentation,
                    fallback: Phrases.member(member.property.wireName, type: member.property.type)
                )
            )
        }
        if let server = operation.server, let name = server.optionName {
            options.append(
                OptionView(
                    access: access,
                    name: name,
                    type: "URL",
                    documentation: server.documentation,
                    fallback: ""
                )
            )
        }
        if let option = operation.contentTypeOption {
            options.append(
                OptionView(
                    access: access,
                    name: option.name,
                    type: "String",
                    documentation: Documentation(),
                    fallback: "The media type that the body is sent in, of \(BodyView.list(of: option.mediaTypes)); "
                        + "the first that fits the body if none is given."
                )
            )
        }
        return options
    }
}

/// An option.
struct OptionView: MustacheView {
    let access: String
    let name: String
    let type: String
    let documentation: Documentation
    let fallback: String

    static let members: MustacheMembers<Self> = [
        "access": { .string($0.access) },
        "name": { .string($0.name) },
        "member": { .string(SwiftName.unescaped($0.name)) },
        "type": { .string($0.type) },
        "documentation": { .strings(DocumentationLines.lines($0.documentation, fallback: $0.fallback)) },
    ]
}
