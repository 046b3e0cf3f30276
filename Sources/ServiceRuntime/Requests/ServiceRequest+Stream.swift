import Foundation

extension ServiceRequest where Output == Data {
    /// Returns the same request for a part of the body, such as `.from(1_000)` or `.offsets(0..<1_024)`.
    ///
    /// - Parameter range: The range of bytes.
    /// - Returns: A request that fails if the service returns anything else, such as the whole body.
    public func range(_ range: ByteRange) -> ServiceRequest {
        changing { description in
            description.header("Range", range.headerValue)
            description.update { $0.range = range }
        }
    }

    /// Returns the same request with its response body as a stream:
    ///
    /// ```swift
    /// for try await part in try await client.requests.getPicture(id: 1).streamed().value() { … }
    /// ```
    ///
    /// The call returns as soon as the response begins. While the stream is not read, the transfer pauses, or, if
    /// the session cannot pause, data is kept in a temporary file. In both cases, memory use stays constant. If the
    /// connection is lost before the end, the stream throws an error, because parts have already been delivered.
    ///
    /// - Returns: A request whose value is the body.
    public func streamed() -> ServiceRequest<HTTPBodyStream> {
        let format = ResponseFormat<HTTPBodyStream>(delivery: .stream) { exchange in
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
        return returning(format)
    }
}
