import ClientConfiguration
import ClientGenerator
import ServiceDescription

/// The first generation of a client: what its hints are about.
struct FirstRun {
    /// The service.
    let service: Service
    /// What the user wants the client to be like.
    let configuration: ClientConfiguration
    /// The operations of the service that the client has.
    let operations: [Operation]
    /// Those of them whose results are not read page by page.
    let unpagedOperations: [Operation]
    /// How many methods exist only for callers from before the description had a second tag.
    let previousMethodCount: Int
    /// The command that shows a configuration with suggestions.
    let suggestingCommand: String

    /// The first generation of a client.
    ///
    /// - Parameters:
    ///   - client: What was generated.
    ///   - service: The service of which it was generated.
    ///   - configuration: What the user wants the client to be like.
    ///   - path: The path of the description.
    init(of client: GeneratedClient, _ service: Service, _ configuration: ClientConfiguration, path: String) {
        self.service = service
        self.configuration = configuration
        let isPaged = client.pagedOperations()
        operations = service.operations.filter { isPaged[$0.identifier] != nil }
        unpagedOperations = operations.filter { isPaged[$0.identifier] == false }
        previousMethodCount = client.previousMethodCount
        suggestingCommand = InitCommand.commandLine(toShow: path)
    }
}
