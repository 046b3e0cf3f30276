import Testing

/// What callers compile against before and after, as ``AdditionTests`` shows, is never called breaking.
struct DiffAdditionTests {
    private static let additions =
        Additions.operations + Additions.schemas + Additions.parts + Additions.sharedParts + Additions.others
        + Additions.likeOperations + Additions.alternatives

    /// Those whose callers compile, but call another operation than before, or send another value.
    private static let exceptions = [
        "Values": "Kind.value2 is 'value2' now; '2', which it was, is now 'value2Value'"
    ]

    /// One of the two has to give way, and its identifier cannot tell which of them is new.
    @Test func anOperationWithTheShortNameOfAnotherIsBreaking() throws {
        let list = "  " + Additions.get("/a", "list", tag: "stores", returns: "integer") + "\n"
        let stores = Additions.stores
        let result = try Diff.run(from: Additions.pets(stores), to: Additions.pets(stores + list))
        let reason = "stores.list() is a different operation; the previous one is now 'stores.listStores()'"
        #expect(result.output.contains(reason), "\(result.output)")
        #expect(result.output.hasPrefix("BREAKING\n"))
    }

    @Test func whatOnlyAddsIsNotBreaking() throws {
        let workspace = try Workspace()
        // One configuration is for both sides of a comparison.
        for addition in Self.additions where addition.configuration == addition.laterConfiguration {
            try workspace.write(addition.before, to: "before.yaml")
            try workspace.write(addition.after, to: "after.yaml")
            try workspace.write(addition.configuration, to: "the.client.yaml")
            let configuration = addition.configuration.isEmpty ? [] : ["--config", "the.client.yaml"]
            let result = try GenerateTool.run(["diff", "before.yaml", "after.yaml"] + configuration, in: workspace)
            if let reason = Self.exceptions[addition.name] {
                #expect(result.output.hasPrefix("BREAKING\n  \(reason)\n\n"), "\(result.output)")
                continue
            }
            #expect(result.exitCode == 0, "\(addition.name): \(result.output)\(result.error)")
            #expect(!result.output.contains("BREAKING"))
        }
    }
}
