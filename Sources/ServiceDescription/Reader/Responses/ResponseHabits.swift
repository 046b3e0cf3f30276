import YAML

/// What descriptions say of responses and services do not send, most of it by the habits of the tools that write them.
enum ResponseHabits {
    /// Removes what is not meant from the responses to an operation.
    ///
    /// - Parameters:
    ///   - responses: The responses.
    ///   - method: The method of the operation.
    ///   - identifier: The identifier of the operation in the description, if it has one.
    ///   - source: The document.
    static func remove(
        from responses: inout [Response],
        to method: String,
        identifier: String?,
        in source: inout DescriptionSource
    ) {
        removeContentsThatAreNeverSent(of: &responses, method: method, in: &source)
        if method != "GET" { removeEmptyObjects(from: &responses) }
        guard let identifier else { return }
        removeStatusesOfSpringfox(from: &responses, identifier, method)
        removeTitlesOfFastAPI(from: &responses, identifier)
    }

    /// Removes the contents of responses that cannot have any: responses to HEAD, for which descriptions repeat the response to
    /// GET, and those with certain status codes (RFC 9110, sections 9.3.2, 15.3.5, 15.3.6 and 15.4.5).
    private static func removeContentsThatAreNeverSent(
        of responses: inout [Response],
        method: String,
        in source: inout DescriptionSource
    ) {
        for index in responses.indices where !responses[index].contents.isEmpty {
            if method == "HEAD" {
                responses[index].contents = []
            } else if case .code(let code) = responses[index].status, [204, 205, 304].contains(code) {
                responses[index].contents = []
                source.diagnostics.warning(
                    "a \(code) response has no body; its content is ignored (describe it under '200', or remove it)",
                    at: responses[index].mark
                )
            }
        }
    }

    /// Removes the contents of successes that can only be an object without members, which is worth nothing to a caller. Who gets
    /// something wants it, whatever the description says.
    private static func removeEmptyObjects(from responses: inout [Response]) {
        for index in responses.indices where responses[index].status.isOfSuccess {
            let contents = responses[index].contents
            guard !contents.isEmpty, contents.allSatisfy(\.isEmptyObject) else { continue }
            responses[index].contents = []
            responses[index].isNothing = true
        }
    }

    /// Removes the statuses that Springfox adds to every operation that changes something, whatever its function returns: 201 and 204
    /// without content or an own description. They would make the value optional that the function does return.
    private static func removeStatusesOfSpringfox(
        from responses: inout [Response],
        _ identifier: String,
        _ method: String
    ) {
        guard identifier.functionOfSpringFox(method: method) != nil,
            responses.contains(where: { $0.status == .code(200) && !$0.contents.isEmpty })
        else { return }
        responses.removeAll { response in
            let added: [Response.Status: String] = [.code(201): "Created", .code(204): "No Content"]
            return response.contents.isEmpty && response.headers.isEmpty
                && added[response.status].map { $0 == response.documentation.text } ?? false
        }
    }

    /// Removes the titles that FastAPI makes of the identifier: *Response Read Pets Pets Get* for `read_pets_pets_get`.
    private static func removeTitlesOfFastAPI(from responses: inout [Response], _ identifier: String) {
        guard responses.contains(where: { $0.contents.contains { $0.schema?.title != nil } }) else { return }
        let made = "response " + identifier.replacing("_", with: " ").lowercased()
        for index in responses.indices {
            for content in responses[index].contents.indices {
                let title = responses[index].contents[content].schema?.title
                if title?.lowercased() == made { responses[index].contents[content].schema?.title = nil }
            }
        }
    }
}
