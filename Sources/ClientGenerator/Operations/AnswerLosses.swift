import ServiceDescription

/// Reports what the client lacks of the responses to an operation.
struct AnswerLosses {
    private let operation: ServiceDescription.Operation
    private let facts: SchemaFacts

    /// Looks at the responses of an operation.
    init(of operation: ServiceDescription.Operation, _ facts: SchemaFacts) {
        self.operation = operation
        self.facts = facts
    }

    /// Tells of media types that the client does not ask for, or does not read.
    func report(_ answer: Response, diagnostics: inout Diagnostics) {
        guard let content = MediaTypes.preferred(answer.contents) else { return }
        let readable = facts.readable(answer.contents).map(\.mediaType)
        for other in answer.contents where !readable.contains(other.mediaType) {
            let areStreams = other.isSequential && content.isSequential
            if areStreams ? other.hasSameItems(as: content) : other.isSameData(as: content) { continue }
            diagnostics.loss(
                "operation '\(operation.identifier)' also answers in '\(other.mediaType)', which has another shape; the "
                    + "client asks for '\(content.mediaType)' only",
                at: other.mark
            )
        }
        if MediaTypes.isForm(content.mediaType) {
            diagnostics.loss(
                "operation '\(operation.identifier)' answers in '\(content.mediaType)', which the client sends, but does not "
                    + "read; it reads JSON in its place (take the raw answer apart if it is none)",
                at: content.mark
            )
        }
    }

    /// Reports streams whose items are not in the client, because the response with another status has another shape.
    /// The body is read as a whole, before its status is known.
    func reportStreams(among answers: [Response], diagnostics: inout Diagnostics) {
        for content in answers.compactMap({ MediaTypes.preferred($0.contents) }) where content.isSequential {
            diagnostics.loss(
                "operation '\(operation.identifier)' answers with a stream in '\(content.mediaType)', or with something else; "
                    + "the client waits for its end and returns bytes (describe the stream as an operation of its own)",
                at: content.mark
            )
        }
    }
}
