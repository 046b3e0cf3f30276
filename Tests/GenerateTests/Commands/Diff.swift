/// `generate diff` of two descriptions.
enum Diff {
    /// Runs it in a folder of its own, as `diff old.yaml new.yaml` with further options.
    static func run(from old: String, to new: String, _ options: String...) throws -> GenerateTool.Result {
        let workspace = try Workspace()
        try workspace.write(old, to: "old.yaml")
        try workspace.write(new, to: "new.yaml")
        return try GenerateTool.run(["diff", "old.yaml", "new.yaml"] + options, in: workspace)
    }
}
