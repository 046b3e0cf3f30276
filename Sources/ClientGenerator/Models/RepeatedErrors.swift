import ServiceDescription

extension Service {
    /// The maximum number of errors that have the same members with different types. More would take long to compare, and none
    /// of them is described often.
    private static var maximumErrorsOfOneForm: Int { 16 }

    /// The operations that repeat the description of the most frequent error. Each repetition becomes a type of its own.
    package func operationsWithRepeatedError() -> [Operation] {
        var errors: [(schema: Schema, operations: [Int])] = []
        // Only those with the same members are compared.
        var offsets: [[String]: [Int]] = [:]
        // A schema in one place has one type, wherever references to it are.
        var places: Set<SourcePlace> = []
        for (offset, operation) in operations.enumerated() {
            for (schema, members) in operation.errorsOfItsOwn where places.insert(SourcePlace(of: schema)).inserted {
                let alike = offsets[members] ?? []
                if let known = alike.first(where: { SchemaComparison.areSame(errors[$0].schema, schema) }) {
                    if errors[known].operations.last != offset { errors[known].operations.append(offset) }
                } else if alike.count < Self.maximumErrorsOfOneForm {
                    offsets[members, default: []].append(errors.count)
                    errors.append((schema, [offset]))
                }
            }
        }
        // Of those that are equally frequent, the first.
        let most = errors.map(\.operations.count).max()
        return errors.first { $0.operations.count == most }?.operations.map { operations[$0] } ?? []
    }
}

extension Operation {
    /// The objects that it fails with and that are described in their places, and the names of their members.
    fileprivate var errorsOfItsOwn: [(schema: Schema, members: [String])] {
        self.responses.filter(\.isFailure).compactMap { response in
            guard let schema = response.preferredContent?.schema, case .object(let object) = schema.shape,
                !object.properties.isEmpty
            else { return nil }
            return (schema, object.properties.map(\.name))
        }
    }
}
