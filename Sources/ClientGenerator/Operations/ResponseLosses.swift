import ServiceDescription

/// Reports what the client lacks of the responses to an operation.
struct ResponseLosses {
    /// The operation.
    let operation: Operation
    /// What is known of the schemas.
    let facts: SchemaFacts

    /// Reports media types that the client does not ask for, or does not read.
    func report(_ response: Response, diagnostics: inout Diagnostics) {
        guard let content = response.preferredContent else { return }
        let readable = Set(facts.contents.readable(response).map(\.mediaType))
        for other in response.contents where !readable.contains(other.mediaType) {
            let areStreams = other.isSequential && content.isSequential
            if areStreams
                ? other.hasSameItems(as: content, in: facts.service) : other.isSameData(as: content, in: facts.service)
            {
                reportText(other, beside: content, diagnostics: &diagnostics)
                continue
            }
            diagnostics.loss(
                "the response may also be '\(other.mediaType)' with a different schema; "
                    + "the client accepts only '\(content.mediaType)' (remove it, or give both one schema)",
                at: other.mark
            )
        }
        if content.mediaType.isForm, !facts.contents.isFile(content) {
            diagnostics.loss(
                "the response is '\(content.mediaType)', which the client can send "
                    + "but not read; it reads the response as JSON (if it is not JSON, parse the raw response)",
                at: content.mark
            )
        }
    }

    /// Reports a text in which the data of a response comes as well, if it is one that callers may want for itself.
    private func reportText(_ text: Content, beside content: Content, diagnostics: inout Diagnostics) {
        guard text.mediaType.isTextOfItsOwn, !text.isSequential else { return }
        diagnostics.sharedLoss(
            "the response may also be '\(text.mediaType)', which the client does not ask for; it accepts only "
                + "'\(content.mediaType)' (remove it, or describe it as a string to get a method for it)",
            at: text.mark
        )
    }

    /// Reports responses with other data than the page that an operation returns.
    func reportOthers(than page: Content, among responses: [Response], diagnostics: inout Diagnostics) {
        for other in responses.compactMap(\.preferredContent)
        where !other.isSameData(as: page, in: facts.service) {
            diagnostics.loss(
                "the operation '\(operation.displayName)' returns pages, and this response has another schema; the client cannot "
                    + "read it (describe it as a page, or remove it)",
                at: other.mark
            )
        }
    }

    /// Reports streams whose items are not in the client, because the response with another status has another shape.
    /// The body is read as a whole, before its status is known.
    func reportStreams(among responses: [Response], diagnostics: inout Diagnostics) {
        for content in responses.compactMap(\.preferredContent) where content.isSequential {
            diagnostics.loss(
                "the operation '\(operation.displayName)' returns a stream in '\(content.mediaType)' or something "
                    + "else; the client waits for the end and returns bytes (describe the stream as a separate "
                    + "operation)",
                at: content.mark
            )
        }
    }
}
