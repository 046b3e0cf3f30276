import YAML

/// Decides what the response to everything (`default`) means where it is the only one that may mean success.
///
/// It is an error if it is a problem (RFC 9457), or has the schema of what the service describes as errors elsewhere. Otherwise it is
/// the result: some descriptions have no other response.
struct DefaultResponses {
    /// What tells schemas apart: the schema that is referred to, or the place of one without a name.
    private enum Key: Hashable {
        case named(Int)
        case place(Mark)

        init(_ schema: Schema) {
            if case .reference(let reference) = schema.shape {
                self = .named(reference.index)
            } else {
                self = .place(schema.mark)
            }
        }
    }

    private var failures: Set<Key> = []
    private var results: Set<Key> = []

    /// Collects what the operations of a service return and how they fail.
    init(of operations: [Operation]) {
        for operation in operations {
            let hasSuccess = operation.responses.contains(where: \.meansSuccess)
            for response in operation.responses {
                let keys = response.contents.compactMap(\.schema).map(Key.init)
                if response.meansSuccess {
                    results.formUnion(keys)
                } else if response.status != .default || hasSuccess || response.isError {
                    failures.formUnion(keys)
                }
            }
        }
    }

    /// Marks the responses to everything that are errors.
    func markErrors(in operations: inout [Operation]) {
        for index in operations.indices where !operations[index].responses.contains(where: \.meansSuccess) {
            for offset in operations[index].responses.indices where isError(operations[index].responses[offset]) {
                operations[index].responses[offset].isError = true
            }
        }
    }

    private func isError(_ response: Response) -> Bool {
        guard response.status == .default, !response.isExpected, let first = response.contents.first else {
            return false
        }
        if response.contents.allSatisfy({ Content.isProblem($0.mediaType) }) { return true }
        guard let key = first.schema.map(Key.init) else { return false }
        return failures.contains(key) && !results.contains(key)
    }
}

extension Response {
    /// Whether the response is a result.
    fileprivate var meansSuccess: Bool { status.isSuccessful ? !isError : isExpected && status != .default }
}
