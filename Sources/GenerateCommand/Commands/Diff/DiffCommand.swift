import ClientGenerator

/// `generate diff`: shows the changes for callers of the client between two descriptions.
enum DiffCommand {
    /// Compares the clients of two descriptions under the same configuration.
    ///
    /// - Returns: The changes, or `nil` if there is an error.
    static func difference(_ options: CommandOptions, _ findings: inout Findings) -> ClientDifference? {
        guard let (old, new) = clients(options, &findings) else { return nil }
        return ClientDifference(from: old.outline, to: new.outline) {
            CodeComparison(from: files(of: old), to: files(of: new))
        }
    }

    private static func files(of service: OutlinedService) -> [GeneratedFile] {
        ClientGenerator.generate(service.described.service, configuration: service.described.configuration).files
    }

    /// Finds the settings with which callers of the client of the first description find its names in that of the second.
    ///
    /// - Returns: The settings, or `nil` if there is an error.
    static func keptNames(_ options: CommandOptions, _ findings: inout Findings) -> KeptNames? {
        guard let (old, new) = clients(options, &findings) else { return nil }
        return KeptNames(of: old.outline, in: new.outline, of: new.described)
    }

    private static func clients(
        _ options: CommandOptions,
        _ findings: inout Findings
    ) -> (old: OutlinedService, new: OutlinedService)? {
        let described = options.descriptions.map { DescribedService.read($0, options, &findings) }
        guard described.count == 2, let old = described[0], let new = described[1] else {
            // What is wrong with the other one is said, too.
            for service in described { _ = service?.outline(&findings) }
            return nil
        }
        return OutlinedService.both(old, new, &findings)
    }
}
