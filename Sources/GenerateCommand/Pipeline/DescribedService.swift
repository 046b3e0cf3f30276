import ClientConfiguration
import ClientGenerator
import ServiceDescription
import YAML

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
        var configuration = ClientConfiguration()
        var place: Mark?
        if let path = options.configuration {
            guard let root = DocumentFile.read(path, &findings) else { return nil }
            let (result, diagnostics) = ClientConfigurationReader.read(root)
            findings.add(diagnostics)
            guard let result else { return nil }
            configuration = result
            place = root.mark
        }
        let folder = Path.folder(of: options.configuration ?? "")
        let fromFolder: (Located<String>) -> Located<String> = { Located(Path.join(folder, $0.value), at: $0.mark) }
        let descriptions =
            description.map { [Located($0)] } ?? configuration.description.map { [fromFolder($0)] }
            ?? configuration.apiVersions.map(fromFolder)
        guard let newest = descriptions.last else {
            findings.add(
                "'description' is missing; add 'description: FILE', or name the file on the command line",
                at: place
            )
            return nil
        }
        let roots = options.roots.map { Located($0) } + configuration.roots.map(fromFolder)
        return GenerationPipeline.service(of: descriptions, roots: roots, &findings).map { service in
            DescribedService(path: newest.value, service: service, configuration: configuration)
        }
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
