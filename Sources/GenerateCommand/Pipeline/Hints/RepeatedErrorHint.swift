/// The hint of the first run about an error that many operations describe in their own places, so that it has many types.
enum RepeatedErrorHint {
    /// How many operations must describe it to be worth a line.
    private static let minimum = 5

    /// The hint; `nil` if there is nothing to tell.
    static func text(for run: FirstRun) -> String? {
        var service = run.service
        service.operations = run.operations
        let names = service.operationsWithRepeatedError().map(\.displayName)
        guard names.count >= minimum else { return nil }
        return
            "\(names.count) operations, such as '\(names[0])', describe the same error, each in a place "
            + "of its own, so it has \(names.count) types; an overlay with one schema for all of them makes it one (see 'Overlays' "
            + "in Configuration.md)"
    }
}
