import Foundation

/// Where the items of a stream come from. It ends the transfer when nobody holds it any more.
final class StreamSource: Sendable {
    /// How the body is cut into items.
    let framing: StreamFraming

    private let body: Locked<HTTPBodyStream>
    private let exchange: Exchange
    private let call: String
    private let token: CancellationToken?
    private let registration: CancellationToken.Registration?
    private let isTaken = Locked(false)

    /// The source of an answer.
    init(_ exchange: Exchange) {
        let body = Locked(exchange.response.httpResponse.bodyStream ?? HTTPBodyStream(exchange.body))
        self.body = body
        self.exchange = exchange.withoutBody
        framing = StreamFraming(mediaType: exchange.mediaType, accepted: exchange.request.headers["Accept"])
        call = "\(exchange.request.method.rawValue) \(RequestRedactor.url(of: exchange.request))"
        token = exchange.context.cancellationToken
        registration = token?.register { [weak body] in body?.withLock { $0 }.cancel() }
    }

    /// The source of an answer that is a stream.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the service answered with one value. Its members would be read as those of an
    ///   item, and most of them would be missing.
    static func stream(_ exchange: Exchange) throws(ServiceError) -> StreamSource {
        let source = StreamSource(exchange)
        guard let mediaType = exchange.mediaType.map(MediaType.init), mediaType.isJSON else { return source }
        throw .client(
            "The service answered to \(source.call) with one value ('\(mediaType.essence)') instead of a stream of items. If"
                + " the request can say that a stream is wanted, it has to."
        )
    }

    deinit {
        cancel()
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
        body.withLock { $0 }.cancel()
    }

    /// The next part of the body; nil at the end.
    func nextPart() async throws -> Data? {
        try check()
        var iterator = body.withLock { $0 }.makeAsyncIterator()
        let part = try await iterator.next()
        try check()
        return part
    }

    /// Whether the request may be sent again: it must have the same effect as sending it once.
    var isRepeatable: Bool { exchange.request.method.isIdempotent }

    /// Sends the request again, for the events behind those that have come (WHATWG HTML, sections 9.2.3 and 9.2.4).
    ///
    /// - Parameters:
    ///   - delay: How long to wait before that.
    ///   - lastEventId: The identifier of the last event.
    /// - Returns: Whether there are more events; 204 is how a service says that there are none.
    /// - Throws: ``ServiceError/service(_:)`` if the service refuses; ``ServiceError/client(_:_:)`` if there is no answer, or
    ///   none of events, or the call is cancelled.
    func reconnect(after delay: Duration, lastEventId: String?) async throws(ServiceError) -> Bool {
        cancel()
        let clock = exchange.client.commonOptions.transportOptions.retryOptions.clock
        try await CancellableCall.run(token) { try await clock.sleep(for: delay) }
        var request = exchange.request
        request.headers["Last-Event-ID"] = lastEventId.flatMap { id in
            id.isEmpty || !HeaderValidation.isValidValue(id) ? nil : id
        }
        var context = exchange.context
        context.wantsBodyStream = true
        let response = try await exchange.client.exchange(request, context: context)
        let httpResponse = response.httpResponse
        guard exchange.failures.meaning(of: httpResponse.statusCode) != .failure else {
            throw .service(exchange.failures.failure(for: response))
        }
        guard httpResponse.statusCode != 204 else { return false }
        guard case .events = StreamFraming(mediaType: httpResponse.headers["Content-Type"], accepted: nil) else {
            throw .client("The service answered to \(call) with no more events, but with something else.")
        }
        body.withLock { $0 = httpResponse.bodyStream ?? HTTPBodyStream(httpResponse.data ?? Data()) }
        try check()
        return true
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
            ServiceStream<Item>(source: try .stream(exchange)) { event in
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
            ServiceStream(source: try .stream(exchange)) { .item($0) }
        }
    }
}
