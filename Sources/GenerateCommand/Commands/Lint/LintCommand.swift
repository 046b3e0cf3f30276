import ClientGenerator
import ServiceDescription

/// `generate lint`: reports problems in a description that make the client worse.
enum LintCommand {
    /// Checks a description.
    ///
    /// - Returns: What was found, and how often each rule was not kept; `nil` if the description is wrong.
    static func answer(_ options: CommandOptions, _ style: TerminalStyle, _ findings: inout Findings) -> Answer? {
        guard let (described, outline) = DescribedService.outlined(options, &findings) else { return nil }
        let found = lint(described, outline)
        let isForPrograms = options.diagnosticsFormat == .json
        return Answer(
            text: isForPrograms ? "" : summary(of: found, style),
            diagnostics: options.isVerbose || isForPrograms
                ? found.map(\.diagnostic) : LintFinding.diagnosticsByKind(found),
            isBad: options.isStrict && !found.isEmpty
        )
    }

    /// What is wrong with the operations of a client, and with the schemas of its service.
    private static func lint(_ described: DescribedService, _ outline: ClientOutline) -> [LintFinding] {
        let (service, configuration) = (described.service, described.configuration)
        let outlines = outline.operations.filter { !$0.isReplaced }.keyed(by: \.identifier)
        let operations = service.operations.compactMap { operation in
            outlines[operation.identifier].map { (operation, $0) }
        }
        let ofOperations = operations.flatMap {
            OperationLinter.findings(about: $0, $1, in: service, configuration.rename)
        }
        let patches = PatchLinter(service: service, mergePatch: configuration.mergePatch)
        let ofPatches = operations.compactMap { patches.finding(about: $0.0) }
        let bodies = OptionalBodyLinter(service: service)
        let ofBodies = operations.compactMap { bodies.finding(about: $0.0) }
        var linter = SchemaLinter(rename: configuration.rename[.properties])
        linter.look(at: service, operations: operations.map(\.0))
        // A shared parameter is met once for each of its operations.
        return (ofOperations + ofPatches + ofBodies + linter.findings).uniqued { "\($0.mark) \($0.rule) \($0.message)" }
    }

    /// How often each rule was not kept.
    private static func summary(of found: [LintFinding], _ style: TerminalStyle) -> String {
        if found.isEmpty { return "no problems found\n" }
        var table = TextTable(["RULE", "FOUND", "WHAT IT ASKS FOR"])
        for rule in LintRule.allCases {
            let count = found.count { $0.rule == rule }
            if count > 0 { table.add([rule.rawValue, String(count), rule.summary]) }
        }
        return table.text(style)
    }
}
