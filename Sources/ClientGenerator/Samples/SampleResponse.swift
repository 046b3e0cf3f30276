/// A successful response to an operation.
struct SampleResponse {
    /// The status code.
    let status: Int
    /// The body in JSON, if there is one.
    let json: String?

    /// The response to an operation.
    ///
    /// - Returns: `nil` if none can be written that is sure to be read.
    init?(_ operation: OperationDeclaration, values: SampleValues) {
        // What a status means is the usual thing, so that success and failure are each tested by one. It may be that one more has no value.
        guard operation.statusOverrides.allSatisfy({ $0.meaning == .noValue && $0.status.isSuccessful }),
            operation.output.longRunning == nil
        else { return nil }
        json = Self.json(operation, values)
        if case .nothing = operation.output.format {} else if json == nil { return nil }
        let codes = operation.operation.responses.filter(\.isSuccess).compactMap { response in
            if case .code(let code) = response.status { code } else { nil }
        }
        status = codes.min() ?? 200
    }

    private static func json(_ operation: OperationDeclaration, _ values: SampleValues) -> String? {
        guard let accepted = operation.accept?.lowercased(), accepted.contains("json"), !accepted.contains("xml") else {
            return nil
        }
        return switch operation.output.format {
        case .value: values.json(operation.output.type)
        case .list: "[]"
        case .pages(let pages): if pages.items == nil, case .linkHeader = pages.next { "[]" } else { nil }
        case .page(let items, _) where !items.contains("."): "{\(JSONText.quoted(items)): []}"
        default: nil
        }
    }
}
