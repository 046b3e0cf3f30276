import ServiceDescription

/// Operations that return a whole value or a stream, each by a method of its own.
enum StreamedOperations {
    /// Sets an optional Boolean member `stream` in the bodies of operations that were split in two. The method
    /// determines what is returned, so callers cannot mean anything else.
    ///
    /// - Parameters:
    ///   - operations: All operations.
    ///   - models: The structs of the client.
    static func fixMembers(
        of operations: inout [OperationDraft],
        models: [ModelDeclaration]
    ) {
        let divided = Set(operations.filter(\.operation.isStreamedPart).compactMap(\.operation.origin))
        guard !divided.isEmpty else { return }
        let types = Dictionary(models.map { ($0.name, $0) }) { first, _ in first }
        for index in operations.indices {
            let operation = operations[index].operation
            guard divided.contains(operation.origin ?? operation.identifier),
                let model = operations[index].body?.type.model.flatMap({ types[$0] }),
                let member = model.properties.first(where: { $0.isCalled("stream") }),
                member.type.builtIn == .bool, member.isOptional, !member.isReadOnly
            else { continue }
            operations[index].body?.fixedMember = FixedMember(
                name: member.name,
                value: operation.isStreamedPart,
                mayBeAlone: !model.properties.contains(where: \.mustBeGiven)
            )
        }
    }
}

extension ServiceDescription.Operation {
    /// Whether it is the part of an operation that returns a stream.
    fileprivate var isStreamedPart: Bool {
        origin != nil && responses.contains { $0.isSuccess && $0.contents.contains(where: \.isSequential) }
    }
}
