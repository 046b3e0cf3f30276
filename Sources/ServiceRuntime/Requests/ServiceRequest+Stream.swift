import Foundation

extension ServiceRequest where Output == Data {
    /// The same request for a part of the body.
    ///
    /// - Parameter range: The part.
    /// - Returns: A request that fails if the service answers with anything else, such as the whole.
    public func range(_ range: ByteRange) -> ServiceRequest {
        var description = description
        description.header("Range", range.headerValue)
        description.update { $0.range = range }
        return ServiceRequest(description, client: client, returns: format)
    }

    /// The same request, whose answer is read as it comes:
    ///
    /// ```swift
    /// for try await part in try await client.requests.getPicture(id: 1).streamed().value() { … }
    /// ```
    ///
    /// The call ends as soon as the answer begins. While nobody asks for the next part, the service is asked to wait, or, where
    /// the session cannot do so, what comes is kept in a temporary file: the memory stays flat. A connection that is lost in the
    /// middle is an error of the stream, since what came cannot be taken back.
    ///
    /// - Returns: A request whose value is the body.
    public func streamed() -> ServiceRequest<HTTPBodyStream> {
        ServiceRequest<HTTPBodyStream>(description, client: client, returns: format.streamed())
    }
}

extension ResponseFormat where Output == Data {
    /// The same answer, whose body is read as it comes.
    func streamed() -> ResponseFormat<HTTPBodyStream> {
        ResponseFormat<HTTPBodyStream>(delivery: .stream) { exchange in
            let source = StreamSource(exchange)
            return HTTPBodyStream(
                next: {
                    do {
                        return try await source.nextPart()
                    } catch {
                        throw source.explained(error, item: 0)
                    }
                },
                onCancel: { source.cancel() }
            )
        }
    }
}
