/// What of a service is as its description has it although other parts of that are wrong.
///
/// What such a part lacks, it does not have.
public struct IntactParts: Sendable, Hashable {
    /// The identifiers of operations.
    public var operations: Set<String> = []
    /// The names of schemas.
    public var schemas: Set<String> = []

    /// Nothing.
    public init() {}

    /// What is in both.
    func intersection(_ other: IntactParts) -> IntactParts {
        var result = IntactParts()
        result.operations = operations.intersection(other.operations)
        result.schemas = schemas.intersection(other.schemas)
        return result
    }
}

extension Service {
    /// Takes note that parts of every kind may be lacking, and that nothing is known to be whole.
    public mutating func omitEverything() {
        omitted = .all
        intact = IntactParts()
    }
}
