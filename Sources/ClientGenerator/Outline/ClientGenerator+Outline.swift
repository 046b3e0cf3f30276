import ClientConfiguration
import Mustache
import ServiceDescription

extension ClientGenerator {
    /// The outline of a service's client. Nothing is rendered, so this is much faster than generating it.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - configuration: The user's wishes for the client.
    /// - Returns: The outline, `nil` if there is an error; and the diagnostics.
    package static func outline(
        of service: Service,
        configuration: ClientConfiguration
    ) -> (outline: ClientOutline?, diagnostics: Diagnostics) {
        var diagnostics = Diagnostics()
        let client = declare(service, configuration: configuration, diagnostics: &diagnostics)
        return (client.map { OutlineBuilder(client: $0).outline() }, diagnostics)
    }

    /// Whether rules of paging fit an operation.
    ///
    /// - Parameters:
    ///   - rules: The rules.
    ///   - operation: The operation.
    ///   - service: The service that it belongs to.
    package static func canFollow(
        _ rules: [PagingRule],
        for operation: Operation,
        of service: Service
    ) -> Bool {
        var diagnostics = Diagnostics()
        var service = service
        service.operations = [operation]
        _ = PagingRules.apply(rules, to: service, diagnostics: &diagnostics)
        return !diagnostics.hasErrors
    }

    /// The method declaration of an operation as in generated code, without its access level and body.
    ///
    /// - Throws: ``SignatureError`` if the template uses an unknown name.
    package static func signature(of operation: OperationOutline) throws(SignatureError) -> String {
        do {
            let library = try TemplateLibrary(own: [])
            let view = OperationSignatureView(operation: operation)
            let text = try library.render("OperationSignature", with: .view(view))
            return String(String(decoding: text, as: UTF8.self).prefix { !$0.isNewline })
        } catch {
            throw SignatureError(description: "template \(error)")
        }
    }
}

/// The error of a signature that cannot be rendered.
package struct SignatureError: Error, Sendable, CustomStringConvertible {
    /// The error in the template and its position.
    package let description: String
}

/// The signature of an operation, for the template `OperationSignature`.
private struct OperationSignatureView: MustacheView {
    let operation: OperationOutline

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.operation.name) },
        "parameters": { view in
            .views(
                view.operation.arguments.map {
                    ParameterView(
                        name: $0.name,
                        type: $0.type?.description ?? "",
                        isOptional: $0.isOptional,
                        defaultValue: $0.initialValue
                    )
                }
            )
        },
        "optionsType": { .string($0.operation.optionsType) },
        "output": { .string($0.operation.returned.description) },
        "returnsValue": { .bool($0.operation.returned != .void) },
    ]
}
