import ServiceDescription

/// The calls in the documentation and in the initial test: those of operations whose arguments can be written.
struct SampleCalls {
    /// The client.
    let client: ClientDeclaration
    /// Makes the arguments.
    let values: SampleValues

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

    /// The call that a newcomer makes first: one that reads a single thing, else one that reads several, or anything. Where all is
    /// posted, names say what only reads.
    var first: SampleCall? {
        best { $0.operation.operation.method == "GET" } ?? best(where: \.isReading) ?? all.first { _ in true }
    }

    /// The first of those of some calls whose results show the most.
    private func best(where isWanted: (SampleCall) -> Bool) -> SampleCall? {
        var best: (call: SampleCall, rank: Int)?
        for call in all where isWanted(call) {
            let rank = Self.rank(of: call)
            if rank == 0 { return call }
            if best.map({ rank < $0.rank }) ?? true { best = (call, rank) }
        }
        return best?.call
    }

    /// How little the result of a call shows of the service: a single thing has members, and bytes are a picture or a file.
    private static func rank(of call: SampleCall) -> Int {
        switch (call.use, call.operation.output.format) {
        case (.value, .data), (.value, .text): 2
        case (.value, _): 0
        case (.elements, _): 1
        case (.nothing, _), (.completion, _): 3
        }
    }

    /// A call that returns a collection, if one does.
    var paging: SampleCall? { all.first(where: \.operation.output.isCollection) }

    /// The call that can be tested with a response from a script, and the response.
    var tested: TestedCall? {
        for call in [first].compactMap(\.self) + all
        where call.operation.security == .default || call.operation.security == .anonymous {
            if let response = SampleResponse(call.operation, values: values) {
                return TestedCall(call: call, response: response)
            }
        }
        return nil
    }
}

/// A call that the initial test makes, and the response that it receives.
struct TestedCall: Sendable {
    /// The call.
    let call: SampleCall
    /// The response.
    let response: SampleResponse
}
