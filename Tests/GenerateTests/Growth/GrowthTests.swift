import Testing

/// A description may have many of anything. How the time grows with it is measured by `Benchmarks/run growth`.
@Suite struct GrowthTests {
    @Test(arguments: GrowingDescription.all) func isGenerated(_ growing: GrowingDescription) throws {
        let workspace = try Workspace()
        for (name, text) in growing.files(growing.count) {
            try workspace.write(text, to: name)
        }
        let run = try GenerateTool.run(["--config", "client.yaml", "--output", "out"], in: workspace)
        let texts = try [run.error] + workspace.snapshot(of: "out").values
        #expect(texts.contains { $0.contains(growing.result(growing.count)) }, "\(run.error.prefix(500))")
    }
}

extension GrowingDescription: CustomTestStringConvertible {
    var testDescription: String { name }
}
