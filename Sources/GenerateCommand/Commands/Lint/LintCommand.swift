import ClientGenerator
import ServiceDescription

/// `generate lint`: reports problems in a description that make the client worse.
enum LintCommand {
    /// Checks a description.
    ///
    /// - Returns: The findings, unsorted, or `nil` if the description is wrong.
    static func lint(_ options: CommandOptions, _ findings: inout Findings) -> [LintFinding]? {
        guard let (described, outline) = DescribedService.outlined(options, &findings) else { return nil }
        let current = outline.operations.filter { !$0.isReplaced }
        let outlines = current.keyed(by: \.identifier)
        let operations = described.service.operations.filter { outlines[$0.identifier] != nil }
        let rename = described.configuration.rename
        var linter = SchemaLinter(rename: rename[.properties])
        linter.look(at: described.service, operations: operations)
        let ofOperations = operations.flatMap { operation in
            outlines[operation.identifier].map {
                OperationLinter.findings(about: operation, $0, in: described.service, rename)
            } ?? []
        }
        let patches = PatchLinter(service: described.service, mergePatch: described.configuration.mergePatch)
        let ofPatches = operations.flatMap(patches.findings)
        // A shared parameter is met once for each of its operations.
        return (ofOperations + ofPatches + linter.findings).uniqued { "\($0.mark) \($0.rule) \($0.message)" }
    }

    /// How often each rule was not kept: the text on standard output.
    static func summary(of found: [LintFinding], _ style: TerminalStyle) -> String {
        if found.isEmpty { return "no problems found\n" }
        var table = TextTable(["RULE", "FOUND", "WHAT IT ASKS FOR"])
        for rule in LintRule.allCases {
            let count = found.count { $0.rule == rule }
            if count > 0 { table.add([rule.rawValue, String(count), rule.summary]) }
        }
        return table.text(width: style.width, header: { style.styled($0, .strong) })
    }
}
