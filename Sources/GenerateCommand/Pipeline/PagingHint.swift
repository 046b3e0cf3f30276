import ClientGenerator
import ServiceDescription

/// The hint of the first run about collections that are probably paged.
enum PagingHint {
    /// The hint; `nil` if there is nothing to tell.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - client: What was generated of it.
    ///   - path: The path of the description.
    static func text(of service: Service, _ client: GeneratedClient, path: String) -> String? {
        let candidates = service.operations.filter {
            !OperationLinter.paging(of: $0, isPaged: false, in: service).isEmpty
        }
        if candidates.isEmpty { return nil }
        let isPaged = client.pagedOperations()
        let unpaged = candidates.filter { isPaged[$0.identifier] == false }
        let suggested = Set(PagingDraft(service).rules(for: unpaged).flatMap(\.operations))
        let pageable = unpaged.filter { suggested.contains($0.identifier) }
        guard let operations = HintedOperations(pageable) else { return nil }
        return
            "\(operations.sentence(one: "has", several: "have")) paging parameters, but the description does not say how to request "
            + "the next page; '\(InitCommand.commandLine(toShow: path))' suggests rules"
    }
}
