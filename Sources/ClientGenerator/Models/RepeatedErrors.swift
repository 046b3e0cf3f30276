import ServiceDescription

extension Service {
    /// The operations that describe the same error, each in a place of its own, so that it becomes a type for each of them: of the error
    /// that most of them describe.
    package func operationsWithRepeatedError() -> [ServiceDescription.Operation] {
        var errors: [(schema: Schema, operations: [Int])] = []
        // What is described in one place has one type, wherever references to it are.
        var places: Set<SourcePlace> = []
        for (offset, operation) in operations.enumerated() {
            for schema in operation.errorsOfItsOwn where places.insert(SourcePlace(of: schema)).inserted {
                let known = errors.firstIndex { SchemaComparison.areSame($0.schema, schema) }
                guard let known else {
                    errors.append((schema, [offset]))
                    continue
                }
                if errors[known].operations.last != offset { errors[known].operations.append(offset) }
            }
        }
        // Of those that are equally frequent, the first.
        let most = errors.map(\.operations.count).max()
        return errors.first { $0.operations.count == most }?.operations.map { operations[$0] } ?? []
    }
}

extension ServiceDescription.Operation {
    /// The objects that it fails with and that are described in their places.
    fileprivate var errorsOfItsOwn: [Schema] {
        responses.filter(\.isFailure).compactMap { response in
            guard let schema = response.preferredContent?.schema, case .object(let object) = schema.shape,
                !object.properties.isEmpty
            else { return nil }
            return schema
        }
    }
}
