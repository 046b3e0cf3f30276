import ClientConfiguration
import ClientGenerator
import ServiceDescription

/// The hint of the first run about members that a client cannot set to `null`.
enum MergePatchHint {
    /// The hint; `nil` if there is nothing to tell.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - client: What was generated of it.
    ///   - configuration: What the user wants the client to be like.
    static func text(
        of service: Service,
        _ client: GeneratedClient,
        _ configuration: ClientConfiguration
    ) -> String? {
        let linter = PatchLinter(service: service, mergePatch: configuration.mergePatch)
        let candidates = service.operations.filter { !linter.findings(about: $0).isEmpty }
        guard let operations = HintedOperations(candidates, in: client) else { return nil }
        return
            "\(operations.sentence(one: "changes", several: "change")) members that may be 'null', but cannot send 'null' for them; "
            + "if that is how the service clears them, list \(operations.count == 1 ? "it" : "them") under 'mergePatch' in the "
            + "client configuration"
    }
}
