/// The parts of a service that a client should contain.
package struct WantedParts: Sendable {
    /// Whether an operation is wanted.
    let hasOperation: @Sendable (Operation) -> Bool
    /// Whether the schema of a name is wanted although no operation may need it.
    package let hasSchema: @Sendable (String) -> Bool

    /// The parts that both functions choose.
    package init(
        hasOperation: @escaping @Sendable (Operation) -> Bool,
        hasSchema: @escaping @Sendable (String) -> Bool
    ) {
        self.hasOperation = hasOperation
        self.hasSchema = hasSchema
    }
}
