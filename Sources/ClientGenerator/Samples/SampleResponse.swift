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
        // What a status means is the usual thing, so that success and failure are each tested by one.
        guard operation.statusOverrides.isEmpty, operation.output.longRunning == nil else { return nil }
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
        case .pages(let pages) where isJSON == true && pages.items == nil && operation.output.followedField == "link":
            json = "[]"
        case .page(let items, _) where isJSON == true && !items.contains("."):
            json = "{\(JSONText.quoted(items)): []}"
        default: return nil
        }
        if case .nothing = operation.output.format {} else if json == nil { return nil }
        status = codes.min() ?? 200
    }
}
