import ClientGenerator

/// `generate diff`: shows the changes for callers of the client between two descriptions.
enum DiffCommand {
    /// Compares the clients of two descriptions under the same configuration.
    ///
    /// - Returns: The changes, or `nil` if there is an error.
    static func difference(_ options: CommandOptions, _ findings: inout Findings) -> ClientDifference? {
        let described = options.descriptions.map { DescribedService.read($0, options, &findings) }
        let outlines = described.map { $0?.outline(&findings) }
        guard outlines.count == 2, let old = outlines[0], let new = outlines[1] else { return nil }
        return ClientDifference(from: old, to: new) {
            let files = described.map {
                $0.map { ClientGenerator.generate($0.service, configuration: $0.configuration).files }
            }
            return files[0] == files[1]
        }
    }
}
