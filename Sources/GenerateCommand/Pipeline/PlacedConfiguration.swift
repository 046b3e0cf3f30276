import ClientConfiguration
import ServiceDescription
import YAML

/// A client configuration, with its place.
struct PlacedConfiguration: Sendable {
    /// The user's wishes for the client.
    var configuration = ClientConfiguration()
    /// The beginning of the file; `nil` if no configuration is named.
    private(set) var place: Mark?
    /// Whether the configuration was read completely. If not, no client must be generated, but the sources of the
    /// service are known.
    private(set) var isWhole = true
    private let folder: String

    /// Reads a configuration.
    ///
    /// - Parameters:
    ///   - path: The file's path; `nil` for a configuration that says nothing.
    ///   - findings: Gets what is wrong. If that leaves open what the service is read from, there is no value.
    init?(path: String?, _ findings: inout Findings) {
        folder = Path.folder(of: path ?? "")
        guard let path else { return }
        guard let file = DocumentFile.read(path, &findings) else { return nil }
        let (result, diagnostics) = ClientConfigurationReader.inspect(file.root)
        findings.add(diagnostics)
        isWhole = file.isWhole && !diagnostics.hasErrors
        guard let result else { return nil }
        configuration = result
        place = file.root.mark
    }

    /// A path that the configuration names, which is relative to its own file.
    func resolved(_ path: Located<String>) -> Located<String> {
        Located(Path.isURL(path.value) ? path.value : Path.join(folder, path.value), at: path.mark)
    }

    /// Returns the sources of the service. The command line takes precedence.
    ///
    /// - Parameters:
    ///   - descriptions: The paths on the command line; empty if the configuration names the descriptions.
    ///   - roots: The folders on the command line, to which those of the configuration are added.
    ///   - findings: Gets what is wrong.
    /// - Returns: `nil` if no description is named.
    func sources(descriptions: [String], roots: [String], _ findings: inout Findings) -> ServiceSources? {
        let named = (configuration.description.map { [$0] } ?? configuration.apiVersions).map(resolved)
        let given = Set(descriptions.map(FileReader.realPath(ofFuture:)))
        for other in named where !given.isEmpty && !given.contains(FileReader.realPath(ofFuture: other.value)) {
            findings.warn(
                "'\(other.value)' is not used, because the command line names another description",
                at: other.mark
            )
        }
        let descriptions = given.isEmpty ? named : descriptions.map { Located($0) }
        if descriptions.isEmpty {
            findings.add(
                "'description' is missing; add 'description: FILE', or name the file on the command line",
                at: place
            )
            return nil
        }
        return ServiceSources(
            descriptions: descriptions,
            roots: roots.map { Located($0) } + configuration.roots.map(resolved),
            copies: configuration.copies.map { DocumentCopy(url: $0.key.value, path: resolved($0.value)) },
            overlays: configuration.overlays.map(resolved)
        )
    }
}
