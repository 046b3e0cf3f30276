import ServiceDescription

/// Operations that return a whole value or a stream, each by a method of its own.
enum StreamedOperations {
    /// Sets a Boolean member `stream` in the bodies of operations that were split in two. The method
    /// determines what is returned, so callers cannot mean anything else.
    ///
    /// - Parameters:
    ///   - operations: All operations.
    ///   - models: The structs of the client.
    static func fixMembers(of operations: inout [OperationDraft], models: [ModelDeclaration]) {
        let divided = Set(operations.filter(\.operation.isStreamedPart).compactMap(\.operation.undividedIdentifier))
        guard !divided.isEmpty else { return }
        let types = models.keyed(by: \.name)
        for index in operations.indices {
            let operation = operations[index].operation
            guard divided.contains(operation.undividedIdentifier ?? operation.identifier),
                let body = operations[index].body, let model = body.type.model.flatMap({ types[$0] }),
                let member = model.properties.first(where: { $0.isCalled("stream") }),
                member.type.builtIn == .bool, !member.isReadOnly
            else { continue }
            let mayBeAlone = !model.properties.contains { $0.mustBeGiven && $0.name != member.name }
            let isAlwaysSent = body.isOptional && operation.isStreamedPart && mayBeAlone
            operations[index].body?.fixedMember = FixedMember(
                name: member.name,
                value: operation.isStreamedPart,
                isAlwaysSent: isAlwaysSent,
                mayBeMissing: body.mayBeNull || body.isOptional && !isAlwaysSent
            )
        }
    }

    /// The structs of the client, of which the members are marked that all operations set whose bodies they are in. Callers need
    /// not give a member that any of them sets.
    ///
    /// - Parameters:
    ///   - models: The structs.
    ///   - operations: All operations.
    static func marked(_ models: [ModelDeclaration], by operations: [OperationDraft]) -> [ModelDeclaration] {
        var members: [String: Set<String?>] = [:]
        for body in operations.compactMap(\.body) {
            if let model = body.type.model { members[model, default: []].insert(body.fixedMember?.name) }
        }
        members = members.filter { $0.value != [nil] }
        if members.isEmpty { return models }
        return models.map { model in
            guard let names = members[model.name] else { return model }
            var marked = model
            for index in model.properties.indices where names.contains(model.properties[index].name) {
                marked.properties[index].isSetByMethods = names.count == 1
                if marked.properties[index].mustBeGiven { marked.properties[index].defaultValue = .word("false") }
            }
            return marked
        }
    }
}

extension Operation {
    /// Whether it is the part of an operation that returns a stream.
    fileprivate var isStreamedPart: Bool {
        self.undividedIdentifier != nil
            && self.responses.contains { $0.isSuccess && $0.contents.contains(where: \.isSequential) }
    }
}
