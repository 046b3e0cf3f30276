import ClientConfiguration
import ClientGenerator
import ServiceDescription

/// A service that commands show, and what the user wants of its client.
struct DescribedService: Sendable {
    /// The path of its newest description.
    let path: String
    /// The service.
    let service: Service
    /// What the user wants of the client.
    let configuration: ClientConfiguration
}

extension DescribedService {
    /// Reads what a command is about.
    ///
    /// - Parameters:
    ///   - description: the path of the description; `nil` if the configuration names it.
    ///   - options: the command line, which names the configuration.
    ///   - findings: gets what is wrong.
    /// - Returns: `nil` if something is wrong.
    static func read(
        _ description: String?,
        _ options: CommandOptions,
        _ findings: inout Findings
    ) -> DescribedService? {
        guard let placed = PlacedConfiguration(path: options.configuration, &findings),
            let sources = placed.sources(descriptions: description.map { [$0] } ?? [], roots: options.roots, &findings),
            let newest = sources.descriptions.last
        else { return nil }
        let service = GenerationPipeline.service(of: sources, &findings)
        guard placed.isWhole else { return nil }
        return service.map { DescribedService(path: newest.value, service: $0, configuration: placed.configuration) }
    }
}

extension DescribedService {
    /// What callers would see of the client; `nil` if something is wrong.
    func outline(_ findings: inout Findings) -> ClientOutline? {
        let (outline, diagnostics) = ClientGenerator.outline(of: service, configuration: configuration)
        findings.add(diagnostics)
        return outline
    }
}
