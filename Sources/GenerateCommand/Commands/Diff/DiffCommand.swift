import ClientGenerator

/// `generate diff`: shows the changes for callers of the client between two descriptions.
enum DiffCommand {
    /// Compares the clients of two descriptions under the same configuration.
    ///
    /// - Returns: The changes, or only the settings with which callers of the first client find its names in the second one; `nil`
    ///   if there is an error.
    static func answer(_ options: CommandOptions, _ style: TerminalStyle, _ findings: inout Findings) -> Answer? {
        guard let (old, new) = clients(options, &findings) else { return nil }
        if options.printsOnlyRenames {
            return Answer(text: KeptNames(of: old.outline, in: new.outline, of: new.described).text)
        }
        let difference = ClientDifference(from: old.outline, to: new.outline) {
            CodeComparison(from: files(of: old), to: files(of: new))
        }
        let report = DiffReport(difference: difference, old: options.descriptions[0], new: options.descriptions[1])
        return Answer(text: report.text(options.format, style), isBad: difference.isBreaking)
    }

    private static func files(of service: OutlinedService) -> [GeneratedFile] {
        ClientGenerator.generate(service.described.service, configuration: service.described.configuration).files
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
