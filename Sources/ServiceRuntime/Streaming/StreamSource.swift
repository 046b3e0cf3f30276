import Foundation

/// The source of the items of a stream. It ends the transfer when it is released.
final class StreamSource: Sendable {
    private struct State {
        var body: HTTPBodyStream
        /// Makes another connection.
        var reconnection = SharedTaskSlot<HTTPBodyStream?>()
        var isCanceled = false
    }

    private let state: Locked<State>
    private let exchange: Exchange
    private let token: CancellationToken?
    private let registration: CancellationToken.Registration?

    /// The source of a response.
    init(_ exchange: Exchange) {
        let state = Locked(State(body: Self.body(of: exchange.response)))
        self.state = state
        self.exchange = exchange.withoutBody
        token = exchange.sender.cancellationToken
        registration = token?.register { [weak state] in
            guard let state else { return }
            // The body may be that of the user's transport, and block the thread that all tokens share.
            CancellationQueue.cancel { Self.cancel(state) }
        }
    }

    /// The source of a response that is a stream.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the service returned a single value. Its members would be read as those of an
    ///   item, and most of them would be missing. Likewise if it returned a document, such as the page of a proxy, whose lines are
    ///   no items (WHATWG HTML, section 9.2.3).
    static func stream(_ exchange: Exchange) throws(ServiceError) -> StreamSource {
        let source = StreamSource(exchange)
        guard let mediaType = exchange.mediaType.map(MediaType.init) else { return source }
        guard !mediaType.isDocument else {
            throw .client(
                "The service returned '\(mediaType.essence.shortened)' for \(exchange.call) instead of a stream of items."
            )
        }
        guard mediaType.isJSON, mediaType.sequence == nil else { return source }
        throw .client(
            "The service returned a single value ('\(mediaType.essence.shortened)') for \(exchange.call) instead of a stream of "
                + "items. If the request has a parameter that turns streaming on, set it."
        )
    }

    deinit {
        cancel()
        registration?.remove()
    }

    /// Ends the transfer, and keeps another from being begun.
    func cancel() { Self.cancel(state) }

    private static func cancel(_ state: Locked<State>) {
        let (body, reconnection) = state.withLock { state in
            state.isCanceled = true
            return (state.body, state.reconnection.task)
        }
        body.cancel()
        reconnection?.cancel()
    }

    /// The next part of the body, or `nil` at the end.
    func nextPart() async throws -> Data? {
        try check()
        var iterator = state.withLock(\.body).makeAsyncIterator()
        let part = try await iterator.next()
        try check()
        return part
    }

    /// How the body is cut into items.
    var framing: StreamFraming { exchange.framing }

    /// Whether the request may be sent again: it must have the same effect as sending it once.
    var isRepeatable: Bool { exchange.request.isRepeatable }

    /// Sends the request again, for the events behind those that have come (WHATWG HTML, sections 9.2.3 and 9.2.4).
    ///
    /// - Parameters:
    ///   - delay: How long to wait before that, in seconds.
    ///   - lastEventId: The identifier of the last event, or `nil` if the stream has named none, so that the caller's own counts.
    /// - Returns: Whether there are more events; 204 is how a service says that there are none.
    /// - Throws: ``ServiceError/service(_:)`` if the service refuses; ``ServiceError/client(_:_:)`` if there is no
    ///   response, or none of events, or the call is canceled.
    func reconnect(after delay: TimeInterval, lastEventId: String?) async throws(ServiceError) -> Bool {
        do {
            let reconnection = try begin { try await self.connection(after: delay, lastEventId: lastEventId) }
            guard let body = try await reconnection.value() else { return false }
            state.exchange(\.body, for: body)
            // Canceled meanwhile: whoever did that may have found the last body.
            if state.withLock(\.isCanceled) { body.cancel() }
            try check()
            return true
        } catch {
            throw CancellableCall.error(of: error, token)
        }
    }

    /// Begins to connect again, unless the stream has been canceled.
    private func begin(
        _ connect: @escaping @Sendable () async throws -> HTTPBodyStream?
    ) throws(CancellationError) -> SharedTask<HTTPBodyStream?>.Ticket {
        let (reconnection, body) = state.withLock { state in
            (state.isCanceled ? nil : state.reconnection.start { _ in connect }, state.body)
        }
        guard let reconnection else { throw CancellationError() }
        body.cancel()
        return reconnection
    }

    /// The body of another response, or `nil` if there are no more events.
    private func connection(after delay: TimeInterval, lastEventId: String?) async throws -> HTTPBodyStream? {
        try await exchange.sender.sleep(delay)
        var request = exchange.request
        if let lastEventId {
            let isUsable = !lastEventId.isEmpty && HeaderValidation.isValidValue(lastEventId)
            request.headers["Last-Event-ID"] = isUsable ? lastEventId : nil
        }
        let next = try await exchange.sender.following.send(request)
        guard next.meaning != .failure else { throw next.failure }
        guard next.response.httpResponse.statusCode != 204 else { return nil }
        guard next.framing.events != nil else {
            throw ServiceError.client("The service returned something other than further events for \(exchange.call).")
        }
        return Self.body(of: next.response)
    }

    /// The body of a response. Where its connection is lost, the error says of which request, as those of its tries do.
    private static func body(of response: PipelineResponse) -> HTTPBodyStream {
        let (request, context) = (response.httpRequest, response.context)
        return response.httpResponse.bodyStream?.mappingErrors { TryError.final($0, request, context) }
            ?? HTTPBodyStream(response.httpResponse.data ?? Data())
    }

    /// Throws if an item that is not complete is larger than it may be.
    ///
    /// - Parameter pendingSize: How many bytes of it have come.
    func checkItem(_ pendingSize: Int) throws(ServiceError) {
        let limit = exchange.maximumResponseSize
        guard pendingSize <= limit else {
            throw .client(
                "An item of the response to \(exchange.call) is larger than \(limit) bytes. To allow larger items, set "
                    + "TransportOptions(maximumResponseSize:)."
            )
        }
    }

    /// Throws if the call was canceled.
    func check() throws(ServiceError) {
        try CancellableCall.check(token)
    }

    /// An error as callers know it.
    ///
    /// - Parameters:
    ///   - error: What was thrown.
    ///   - item: How many items have come, the last one included.
    ///   - event: The last item.
    func explained(_ error: any Error, item: Int, _ event: ServerSentEvent? = nil) -> ServiceError {
        let explained = explanation(of: error, item: item, event)
        exchange.sender.client.commonOptions.logger.logUnreadable(explained)
        return explained
    }

    private func explanation(of error: any Error, item: Int, _ event: ServerSentEvent?) -> ServiceError {
        // A transport of the user's ends with an error of its own if the call is canceled.
        let outcome = CancellableCall.error(of: error, token)
        guard error is ModelReadingError, !outcome.isCanceled else { return outcome }
        // Once the response has begun, an item is the only place where a service can report a failure.
        if let event, FailureBody.isFailure(event) {
            return exchange.with(body: Data(event.data.utf8)).failure(inItem: item)
        }
        let type = exchange.foreignMediaType.map { " ('\($0)')" } ?? ""
        return .client(
            "Decoding error: cannot read item \(item) of the response\(type) to \(exchange.call).",
            exchange.response.httpResponse.withoutSecrets(error)
        )
    }
}

extension ResponseFormat {
    /// The body is a stream of values: the data of server-sent events, or lines of JSON, depending on the response.
    public static func stream<Item: ModelValue>() -> ResponseFormat where Output == ServiceStream<Item> {
        stream { (exchange) throws(ServiceError) in try .stream(exchange) }
    }

    /// The body is a stream of server-sent events, each of which is a value: an object with the members `event`, `data`, `id` and
    /// `retry`, as OpenAPI 3.2 describes events ("Server-Sent Event Streams"). The JSON in `data` is a part of it. An event whose data is
    /// empty, which may only keep the connection alive, is an item if it can be read.
    ///
    /// - Parameter names: The names of the events whose data is text, even if it could be JSON.
    public static func eventObjects<Item: ModelValue>(
        textOf names: Set<String> = []
    ) -> ResponseFormat where Output == ServiceStream<Item> {
        stream(
            of: { try $0.object(isText: names.contains($0.event)) },
            canBeEmpty: true,
            accepting: MediaType.eventStreamText,
            from: { (exchange) throws(ServiceError) in try .stream(exchange) }
        )
    }

    /// The body is a stream of values in JSON, each on a line, although its media type is that of a single one. This is how
    /// gRPC-Gateway sends streams.
    ///
    /// - Parameter member: The member of each line that is the item, or `nil` if the line is.
    public static func lines<Item: ModelValue>(
        of member: MemberName? = nil
    ) -> ResponseFormat where Output == ServiceStream<Item> {
        stream(ofMember: member) { exchange in StreamSource(exchange) }
    }

    private static func stream<Item: ModelValue>(
        of document: @escaping @Sendable (ServerSentEvent) throws -> JSONDocument = {
            try JSONDocument(Data($0.data.utf8))
        },
        canBeEmpty: Bool = false,
        ofMember member: MemberName? = nil,
        accepting acceptedMediaTypes: String? = nil,
        from source: @escaping @Sendable (Exchange) throws(ServiceError) -> StreamSource
    ) -> ResponseFormat where Output == ServiceStream<Item> {
        ResponseFormat(delivery: .stream, accepting: acceptedMediaTypes) { exchange in
            let coding = exchange.coding
            return ServiceStream<Item>(source: try source(exchange)) { event in
                let text = event.data.trimmingCharacters(in: .whitespacesAndNewlines)
                if text.isEmpty, !canBeEmpty {
                    return .nothing
                }
                if event.marksEnd {
                    return .end
                }
                do {
                    return .item(
                        try ModelCoder.read(from: try document(event), coding: coding) { reader in
                            if let member { try reader.read(member) } else { try item(reader, of: event) }
                        }
                    )
                } catch let error as ModelReadingError {
                    guard text.isEmpty else { throw error }
                    return .nothing
                }
            }
        }
    }

    private static func item<Item: ModelValue>(_ reader: ModelReader, of event: ServerSentEvent) throws -> Item {
        let item = try Item(reading: reader)
        // An alternative that this client does not know is anything, a failure as well.
        if (item as? any UnionModel)?.payload is JSONValue, FailureBody.isFailure(event) {
            throw reader.error("none of the alternatives is known")
        }
        // A model whose members are all optional can be read from a failure as well.
        if reader.fit.members == 0, Item.self is any ServiceModel.Type, reader.hasMember("error") {
            throw reader.error("none of its members is known")
        }
        return item
    }
}

extension ResponseFormat where Output == ServiceStream<ServerSentEvent> {
    /// The body is a stream of server-sent events whose data is text.
    public static var events: ResponseFormat {
        ResponseFormat(delivery: .stream, accepting: MediaType.eventStreamText) { exchange in
            ServiceStream(source: try .stream(exchange)) { .item($0) }
        }
    }
}
