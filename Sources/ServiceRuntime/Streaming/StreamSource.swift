import Foundation

/// Where the items of a stream come from. It ends the transfer when nobody holds it any more.
final class StreamSource: Sendable {
    /// How the body is cut into items.
    let framing: StreamFraming

    private let body: HTTPBodyStream
    private let call: String
    private let token: CancellationToken?
    private let registration: CancellationToken.Registration?
    private let isTaken = Locked(false)

    /// The source of an answer.
    init(_ exchange: Exchange) {
        let body = exchange.response.httpResponse.bodyStream ?? HTTPBodyStream(exchange.body)
        self.body = body
        framing = StreamFraming(mediaType: exchange.mediaType, accepted: exchange.request.headers["Accept"])
        call = "\(exchange.request.method.rawValue) \(RequestRedactor.url(of: exchange.request))"
        token = exchange.context.cancellationToken
        registration = token?.register { [weak body] in body?.cancel() }
    }

    deinit {
        body.cancel()
        if let token, let registration {
            token.unregister(registration)
        }
    }

    /// Takes the only right to read the source.
    ///
    /// - Returns: Whether nobody had it before.
    func take() -> Bool {
        isTaken.withLock { isTaken in
            defer { isTaken = true }
            return !isTaken
        }
    }

    /// Ends the transfer.
    func cancel() {
        body.cancel()
    }

    /// The next part of the body; nil at the end.
    func nextPart() async throws -> Data? {
        try check()
        var iterator = body.makeAsyncIterator()
        let part = try await iterator.next()
        try check()
        return part
    }

    /// Throws if the call was cancelled.
    func check() throws(ServiceError) {
        try CancellableCall.check(token)
    }

    /// An error as callers know it.
    ///
    /// - Parameters:
    ///   - error: What was thrown.
    ///   - item: How many items have come, the last one included.
    func explained(_ error: any Error, item: Int) -> ServiceError {
        if error is CancellationError {
            return .canceled(by: token)
        }
        if error is ModelReadingError {
            return .client("Decoding error: item \(item) of the answer to \(call) cannot be read.", error)
        }
        return ServiceError(wrapping: error)
    }
}

extension ResponseFormat {
    /// The body is a stream of values: the data of server-sent events, or lines of JSON, whichever the service sends.
    ///
    /// - Returns: The format.
    public static func stream<Item: ModelValue>() -> ResponseFormat where Output == ServiceStream<Item> {
        ResponseFormat(delivery: .stream) { exchange in
            ServiceStream<Item>(source: StreamSource(exchange)) { event in
                let text = event.data.trimmingCharacters(in: .whitespaces)
                if text.isEmpty {
                    return .nothing
                }
                if text == "[DONE]" {
                    return .end
                }
                return .item(try ModelCoder.decode(Item.self, from: Data(event.data.utf8)))
            }
        }
    }
}

extension ResponseFormat where Output == ServiceStream<ServerSentEvent> {
    /// The body is a stream of server-sent events whose data is text.
    public static var events: ResponseFormat {
        ResponseFormat(delivery: .stream) { exchange in
            ServiceStream(source: StreamSource(exchange)) { .item($0) }
        }
    }
}
