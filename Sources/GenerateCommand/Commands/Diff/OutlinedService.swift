import ClientConfiguration
import ClientGenerator
import ServiceDescription
import YAML

/// One of two services that are compared, with the outline of its client.
struct OutlinedService {
    /// The service, with the settings that apply to it.
    private(set) var described: DescribedService
    /// The outline.
    let outline: ClientOutline

    /// Settings that name what only one of the services has are in order; each round leaves them out for the other.
    private static let maximumRounds = 16

    /// The outlines of two services with one configuration.
    ///
    /// - Parameters:
    ///   - old: The service before.
    ///   - new: The service after.
    ///   - findings: Gets what is wrong.
    /// - Returns: `nil` if there is an error.
    static func both(
        _ old: DescribedService,
        _ new: DescribedService,
        _ findings: inout Findings
    ) -> (old: OutlinedService, new: OutlinedService)? {
        var services = [old, new]
        var results = services.map(Self.outline)
        for _ in 0..<maximumRounds {
            let errors = results.map { Set($0.diagnostics.all.filter { $0.severity == .error }.compactMap(\.mark)) }
            var isChanged = false
            for (index, other) in [(0, 1), (1, 0)] {
                let known = errors[index].subtracting(errors[other])
                guard let configuration = services[index].configuration.withoutNames(at: known) else { continue }
                services[index].configuration = configuration
                results[index] = Self.outline(of: services[index])
                isChanged = true
            }
            if !isChanged { break }
        }
        for result in results { findings.add(result.diagnostics) }
        guard let old = results[0].outline, let new = results[1].outline else { return nil }
        return (
            OutlinedService(described: services[0], outline: old), OutlinedService(described: services[1], outline: new)
        )
    }

    private static func outline(of service: DescribedService) -> (outline: ClientOutline?, diagnostics: Diagnostics) {
        ClientGenerator.outline(of: service.service, configuration: service.configuration)
    }
}
