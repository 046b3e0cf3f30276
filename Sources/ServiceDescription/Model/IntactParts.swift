/// The parts of a service that match their description although other parts of it are wrong.
///
/// If such a part lacks something, the description does not have it.
package struct IntactParts: Sendable, Hashable {
    /// The identifiers of operations.
    package var operations: Set<String> = []
    /// The names of schemas.
    package var schemas: Set<String> = []

    /// Returns the common parts.
    func intersection(_ other: IntactParts) -> IntactParts {
        var result = IntactParts()
        result.operations = operations.intersection(other.operations)
        result.schemas = schemas.intersection(other.schemas)
        return result
    }
}

extension Service {
    /// Takes note that parts of every kind may be lacking, and that nothing is known to be whole.
    package mutating func omitEverything() {
        omitted = .all
        intact = IntactParts()
    }
}
