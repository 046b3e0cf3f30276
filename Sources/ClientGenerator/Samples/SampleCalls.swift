import ServiceDescription

/// The calls in the documentation and in the initial test: those of operations whose arguments can be written.
struct SampleCalls {
    private let client: ClientDeclaration
    private let values: SampleValues

    /// The calls of a client's operations.
    init(_ client: ClientDeclaration, values: SampleValues) {
        self.client = client
        self.values = values
    }

    /// The calls of the operations that belong to no group.
    var ofClient: [SampleCall] { Array(calls(of: client.operations, in: nil)) }

    /// The calls of the operations of each group, in the order of the groups.
    var ofGroups: [[SampleCall]] { client.groups.map { Array(calls(of: $0.operations, in: $0)) } }

    /// The calls of all operations. A large client has many more than anybody looks at, so each is made when it is looked at.
    private var all: some Sequence<SampleCall> {
        let divided = [(client.operations, nil)] + client.groups.map { ($0.operations, $0) }
        return divided.lazy.flatMap { calls(of: $0.0, in: $0.1) }
    }

    private func calls(
        of operations: [OperationDeclaration],
        in group: ClientDeclaration.Group?
    ) -> some Sequence<SampleCall> {
        let overloaded = Set(operations.lazy.filter(\.isOverload).map(\.operation.identifier))
        return operations.lazy.compactMap { operation in
            let isOverloaded = overloaded.contains(operation.operation.identifier)
            return SampleCall(operation, isOverloaded: isOverloaded, in: group, of: client, values: values)
        }
    }

    /// The call that a newcomer makes first: one that reads a single thing, else one that reads anything.
    var first: SampleCall? {
        var reading: SampleCall?
        for call in all where call.operation.operation.method == "GET" {
            if case .value = call.use { return call }
            reading = reading ?? call
        }
        return reading ?? all.first { _ in true }
    }

    /// A call that returns a collection, if one does.
    var paging: SampleCall? { all.first(where: \.operation.output.isCollection) }

    /// The call that can be tested with an answer from a script, and the answer.
    func tested(_ values: SampleValues) -> (call: SampleCall, answer: SampleAnswer)? {
        for call in [first].compactMap(\.self) + all
        where call.operation.security == .usual || call.operation.security == .anonymous {
            if let answer = SampleAnswer(call.operation, values: values) { return (call, answer) }
        }
        return nil
    }
}

/// A successful response to an operation.
struct SampleAnswer {
    /// The status code.
    let status: Int
    /// The body in JSON, if there is one.
    let json: String?

    /// The answer to an operation.
    ///
    /// - Returns: `nil` if none can be written that is sure to be read.
    init?(_ operation: OperationDeclaration, values: SampleValues) {
        // What a status means is the usual thing, so that success and failure are each tested by one.
        guard operation.outcomes.isEmpty, operation.output.longRunning == nil else { return nil }
        let codes = operation.operation.responses.compactMap { response in
            if case .code(let code) = response.status, response.isSuccess {
                code
            } else {
                nil
            }
        }
        let isJSON = operation.accept.map { $0.lowercased().contains("json") && !$0.lowercased().contains("xml") }
        switch operation.output.format {
        case .nothing: json = nil
        case .value where isJSON == true: json = values.json(operation.output.type)
        case .list where isJSON == true: json = "[]"
        case .pages(items: nil, next: .linkHeader, _) where isJSON == true: json = "[]"
        case .page(let items, _) where isJSON == true && !items.contains("."):
            json = "{\(JSONText.quoted(items)): []}"
        default: return nil
        }
        if case .nothing = operation.output.format {} else if json == nil { return nil }
        status = codes.min() ?? 200
    }
}
