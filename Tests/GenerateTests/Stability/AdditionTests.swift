import Foundation
import Testing

/// Callers compile against the client of before, and unchanged against that of after.
@Suite struct AdditionTests {
    private static let additions = [
        "operations": Additions.operations, "schemas": Additions.schemas, "parts": Additions.parts,
        "compositions": Additions.compositions, "sharedParts": Additions.sharedParts, "others": Additions.others,
        "uses": Additions.uses, "likeOperations": Additions.likeOperations, "renamers": Additions.renamers,
        "alternatives": Additions.alternatives,
    ]

    @Test(arguments: additions.keys.sorted())
    func callersOfBeforeCompileAfterwards(kind: String) throws {
        let workspace = try Workspace()
        for addition in try #require(Self.additions[kind]) {
            let (before, after) = (addition.configuration, addition.laterConfiguration)
            try generate(addition.before, before, for: addition, as: addition.name + "Before", in: workspace)
            try generate(addition.after, after, for: addition, as: addition.name + "After", in: workspace)
        }
        let complaints = try SwiftCompiler.complaints(about: "sources", in: workspace)
        // Only a second tag deprecates what was there, which is a warning.
        #expect(!complaints.hasPrefix("exit code") && (kind == "operations" || complaints.isEmpty), "\(complaints)")
        #expect(!complaints.contains("OperationsOfTheOnlyTagAfter.swift"), "\(complaints)")
    }

    /// Writes a client and its callers, all of it in one file, which costs the compiler least.
    private func generate(
        _ text: String,
        _ configuration: String,
        for addition: Addition,
        as name: String,
        in workspace: Workspace
    ) throws {
        try workspace.write(text, to: "\(name).yaml")
        try workspace.write("namespace: \(name)\n\(configuration)", to: "\(name).client.yaml")
        let result = try GenerateTool.run(
            ["\(name).yaml", "--output", "out/\(name)", "--config", "\(name).client.yaml", "--quiet"],
            in: workspace
        )
        #expect(result.exitCode == 0, "\(name): \(result.error)")
        var source = "extension \(name) {\n\(addition.callers)\n}\n"
        for path in try workspace.files(in: "out/\(name)") where path.hasSuffix(".swift") {
            source += try workspace.text(of: "out/\(name)/\(path)")
        }
        try workspace.write(source, to: "sources/\(name).swift")
    }
}
