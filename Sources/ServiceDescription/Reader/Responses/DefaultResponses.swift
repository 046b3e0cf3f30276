import YAML

/// Decides what the response to everything (`default`) means where it is the only one that may mean success.
///
/// It is an error if it is a problem (RFC 9457), has the schema of what the service describes as errors elsewhere, and only as those, or
/// is called an error and has nothing but what errors have. If others return that as well, it must be called so in a few words.
/// Otherwise it is the result: some descriptions have no other response.
struct DefaultResponses {
    /// What errors say, in lower case and without signs.
    private static let messages: Set<String> = [
        "message", "msg", "detail", "details", "error", "errors", "errormessage", "errordescription",
    ]
    /// What errors have besides.
    private static let accompanying: Set<String> = [
        "code", "errorcode", "status", "statuscode", "title", "type", "instance", "description", "reason", "path",
        "name", "timestamp", "requestid", "traceid", "correlationid", "fields", "target", "innererror", "help",
        "moreinfo", "documentationurl",
    ]

    /// How many words what calls it an error has at most; more may be about when there is none.
    private static let wordsOfName = 5

    private let schemas: [NamedSchema]
    /// The places of the schemas of errors alone.
    private var failures: Set<Mark> = []
    /// The places of the schemas of results.
    private var results: Set<Mark> = []

    /// Collects what the operations of a service return and how they fail.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - schemas: The schemas that have names, which they refer to.
    init(of operations: [Operation], schemas: [NamedSchema]) {
        self.schemas = schemas
        for operation in operations {
            let hasSuccess = operation.responses.contains(where: \.isSuccess)
            for response in operation.responses {
                let places = response.contents.compactMap(\.schema).map { schemas.resolved($0).mark }
                if response.isSuccess {
                    results.formUnion(places)
                } else if response.status != .default || hasSuccess || response.meaning == .error {
                    failures.formUnion(places)
                }
            }
        }
        failures.subtract(results)
    }

    /// Marks the responses to everything that are errors.
    func markErrors(in operations: inout [Operation]) {
        for index in operations.indices where !operations[index].responses.contains(where: \.isSuccess) {
            for offset in operations[index].responses.indices where isError(operations[index].responses[offset]) {
                operations[index].responses[offset].meaning = .error
            }
        }
    }

    private func isError(_ response: Response) -> Bool {
        guard response.status == .default, response.meaning != .expected, let first = response.contents.first else {
            return false
        }
        if response.contents.allSatisfy({ $0.mediaType.isProblem }) { return true }
        guard let schema = first.schema.map(schemas.resolved) else { return false }
        if failures.contains(schema.mark) { return true }
        guard let text = response.documentation.text?.lowercased(), text.contains("error") else { return false }
        return (!results.contains(schema.mark) || text.split { !$0.isLetter }.count <= Self.wordsOfName)
            && hasOnlyMembersOfErrors(schema)
    }

    private func hasOnlyMembersOfErrors(_ schema: Schema) -> Bool {
        guard case .object(let object) = schema.shape else { return false }
        let names = object.properties.map { $0.name.lowercased().filter(\.isLetter) }
        return names.contains(where: Self.messages.contains)
            && names.allSatisfy { Self.messages.contains($0) || Self.accompanying.contains($0) }
    }
}
