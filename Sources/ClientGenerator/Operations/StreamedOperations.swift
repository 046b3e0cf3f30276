import ServiceDescription

/// Splits operations that respond either with a whole value or with a stream, as the caller requests, into two.
///
/// A method has one return type, so there are two methods: `complete` and `completeStream`.
enum StreamedOperations {
    /// The service, with each operation that can stream followed by the one that does.
    static func divided(_ service: Service) -> Service {
        var divided = service
        divided.operations = Self.divided(service.operations)
        return divided
    }

    /// The operations, each that can stream followed by the one that does.
    static func divided(_ operations: [ServiceDescription.Operation]) -> [ServiceDescription.Operation] {
        guard operations.contains(where: \.comesEitherWay) else { return operations }
        var identifiers = Set(operations.map { $0.identifier.lowercased() })
        return operations.flatMap { operation -> [ServiceDescription.Operation] in
            let candidates = ["Stream", "EventStream", "ItemStream"].map { operation.identifier + $0 }
            guard operation.comesEitherWay,
                let identifier = candidates.first(where: { identifiers.insert($0.lowercased()).inserted })
            else { return [operation] }
            var whole = operation
            var streamed = operation
            whole.responses = operation.responses.map { $0.comesEitherWay ? $0.with { !$0.isSequential } : $0 }
            streamed.identifier = identifier
            streamed.origin = operation.identifier
            streamed.paging = nil
            streamed.responses = operation.responses.compactMap { response in
                guard response.isSuccess else { return response }
                let stream = response.with(\.isSequential)
                return stream.contents.isEmpty ? nil : stream
            }
            let note = "The response is a stream of items."
            streamed.documentation.text = [operation.documentation.text, note].compactMap(\.self).joined(
                separator: "\n\n"
            )
            return [whole, streamed]
        }
    }

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
        let divided = Set(operations.compactMap(\.operation.origin))
        guard !divided.isEmpty else { return }
        let types = Dictionary(models.map { ($0.name, $0) }) { first, _ in first }
        for index in operations.indices {
            let operation = operations[index].operation
            guard operation.origin != nil || divided.contains(operation.identifier),
                let model = operations[index].body?.type.model.flatMap({ types[$0] }),
                let member = model.properties.first(where: { $0.isCalled("stream") }),
                member.type.builtIn == .bool, member.isOptional, !member.isReadOnly
            else { continue }
            operations[index].body?.fixedMember = FixedMember(
                name: member.name,
                value: operation.origin != nil,
                mayBeAlone: !model.properties.contains(where: \.mustBeGiven)
            )
        }
    }
}

extension ServiceDescription.Operation {
    /// Whether one of its responses is available both as a whole and as a stream.
    fileprivate var comesEitherWay: Bool { responses.contains(where: \.comesEitherWay) }
}

extension Response {
    /// Whether the response means success, and is available as a whole and as a stream.
    fileprivate var comesEitherWay: Bool {
        isSuccess && contents.contains(where: \.isSequential)
            && contents.contains { !$0.isSequential && MediaTypes.isJSON($0.mediaType) }
    }

    /// The response in some of its media types.
    fileprivate func with(_ isWanted: (Content) -> Bool) -> Response {
        var response = self
        response.contents = contents.filter(isWanted)
        return response
    }
}
