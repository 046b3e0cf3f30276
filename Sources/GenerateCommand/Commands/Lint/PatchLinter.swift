import ClientConfiguration
import ServiceDescription

/// Finds operations whose bodies are probably merge patches (RFC 7396) without saying so.
struct PatchLinter {
    /// The service, which has the schemas.
    let service: Service
    /// The operations that the user declared as merge patches.
    let mergePatch: [Located<String>]

    /// What is found about an operation of the description; `nil` if nothing is.
    func finding(about operation: ServiceDescription.Operation) -> LintFinding? {
        let isConfigured = mergePatch.contains {
            ClientConfiguration.Filter.matches(operation.identifier, pattern: $0.value)
        }
        guard operation.method == "PATCH", !isConfigured,
            let content = operation.body?.contents.first(where: isJSON),
            let schema = content.schema.map(service.resolved), case .object(let object) = schema.shape,
            let member = object.properties.first(where: { property in
                !property.isRequired && !property.isReadOnly && service.isNullable(property.schema)
            })
        else { return nil }
        let message =
            "'\(operation.displayName)' distinguishes a missing '\(member.name)' from 'null', but the client cannot "
            + "(describe the body as 'application/merge-patch+json', or list the operation under 'mergePatch' in the "
            + "client configuration)"
        return LintFinding(rule: .mergePatches, message: message, mark: operation.mark)
    }

    /// Those of some operations that there are findings about.
    func operations(among candidates: [ServiceDescription.Operation]) -> [ServiceDescription.Operation] {
        candidates.filter { finding(about: $0) != nil }
    }

    private func isJSON(_ content: Content) -> Bool {
        // Patches of either kind say already what they are.
        content.mediaType.meansJSON && !content.mediaType.essence.hasSuffix("patch+json")
    }
}
