import ClientConfiguration
import ClientGenerator
import ServiceDescription

/// A service that commands show, with the user's wishes for its client.
struct DescribedService: Sendable {
    /// The path of its newest description.
    let path: String
    /// The service.
    let service: Service
    /// The user's wishes for the client.
    var configuration: ClientConfiguration
}

extension DescribedService {
    /// Reads the service for a command.
    ///
    /// - Parameters:
    ///   - description: The path of the description; `nil` if the configuration names it.
    ///   - options: The command line, which names the configuration.
    ///   - findings: Gets what is wrong.
    /// - Returns: `nil` if something is wrong.
    static func read(
        _ description: String?,
        _ options: CommandOptions,
        _ findings: inout Findings
    ) -> DescribedService? {
        guard let placed = configuration(options, &findings),
            let sources = placed.sources(descriptions: description.map { [$0] } ?? [], roots: options.roots, &findings),
            let newest = sources.descriptions.last
        else { return nil }
        let service = GenerationPipeline.service(of: sources, for: placed.configuration, &findings)
        guard placed.isWhole else { return nil }
        return service.map { DescribedService(path: newest.value, service: $0, configuration: placed.configuration) }
    }

    /// Reads the service of a command about one service.
    ///
    /// - Returns: The service with the outline of its client; `nil` if something is wrong.
    static func outlined(
        _ options: CommandOptions,
        _ findings: inout Findings
    ) -> (described: DescribedService, outline: ClientOutline)? {
        guard let described = read(options.descriptions.first, options, &findings),
            let outline = described.outline(&findings)
        else { return nil }
        return (described, outline)
    }
}

extension DescribedService {
    /// The client configuration that the command line names, or that is the only one in the folder that it names.
    private static func configuration(
        _ options: CommandOptions,
        _ findings: inout Findings
    ) -> PlacedConfiguration? {
        guard let path = options.configuration, FileReader.isFolder(path) else {
            return PlacedConfiguration(path: options.configuration, &findings)
        }
        do throws(FileError) {
            let found = try GenerationJob.configurations(inFolder: path, &findings)
            if let only = found.first, found.count == 1 { return PlacedConfiguration(path: only, &findings) }
            if found.count > 1 {
                let names = found.map { "'\($0)'" }.joined(separator: ", ")
                findings.add(
                    "'\(options.command.rawValue)' requires a single client; choose one configuration of the folder: "
                        + "\(names)",
                    at: nil
                )
            }
        } catch {
            findings.add(error)
        }
        return nil
    }

    /// Returns the outline of the client, or `nil` if there is an error.
    func outline(_ findings: inout Findings) -> ClientOutline? {
        let (outline, diagnostics) = ClientGenerator.outline(of: service, configuration: configuration)
        findings.add(diagnostics)
        return outline
    }
}
