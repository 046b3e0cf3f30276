// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Streams {
    /// A client for Streams.
    ///
    /// ```swift
    /// let client = try Streams.StreamsClient(endpoint: endpoint)
    /// for try await item in try await client.events() {
    ///     print(item)
    /// }
    /// ```
    public nonisolated final class StreamsClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: StreamsClientOptions

        // MARK: Initializers

        /// Creates a client.
        ///
        /// The service's description has no security scheme. If operations need a credential besides their arguments,
        /// create the client with an `authPolicy` instead, such as
        /// `BearerTokenCredentialPolicy(credential: StaticTokenCredential(token))`.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint cannot be used.
        public convenience init(
            endpoint: URL,
            withOptions options: StreamsClientOptions? = nil
        ) throws(ServiceError) {
            try self.init(endpoint: endpoint, authPolicy: nil, withOptions: options)
        }

        /// Creates a client with your own authentication policy, even one that the service's description does not mention.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - authPolicy: The policy that authenticates requests, such as a `BearerTokenCredentialPolicy`, or `nil` to
        ///     send them without credentials.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint or the policy's credential cannot be used.
        public init(
            endpoint: URL,
            authPolicy: (any Authenticating)?,
            withOptions options: StreamsClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? StreamsClientOptions()
            self.options = options
            try super.init(
                endpoint: endpoint,
                authPolicy: authPolicy,
                withOptions: options,
                package: "CatalogueClients",
                productPrefix: "azsdk-ios-"
            )
        }

        // MARK: Public Client Methods

        /// Sends `GET /events`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The events as they arrive.
        /// - Throws: `ServiceError`.
        public func events(
            withOptions options: EventsOptions? = nil
        ) async throws(ServiceError) -> ServiceStream<ServerSentEvent> {
            let request = requests.events(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /events`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func events(
            withOptions options: EventsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<ServiceStream<ServerSentEvent>>
        ) {
            requests.events(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /data`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items as they arrive, each a ``Tick``.
        /// - Throws: `ServiceError`.
        public func data(withOptions options: DataOptions? = nil) async throws(ServiceError) -> ServiceStream<Tick> {
            let request = requests.data(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /data`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func data(
            withOptions options: DataOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<ServiceStream<Tick>>
        ) {
            requests.data(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /ticks`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items as they arrive, each a ``Tick``.
        /// - Throws: `ServiceError`.
        public func ticks(withOptions options: TicksOptions? = nil) async throws(ServiceError) -> ServiceStream<Tick> {
            let request = requests.ticks(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /ticks`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func ticks(
            withOptions options: TicksOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<ServiceStream<Tick>>
        ) {
            requests.ticks(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /lines`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items as they arrive, each a ``Tick``.
        /// - Throws: `ServiceError`.
        public func lines(withOptions options: LinesOptions? = nil) async throws(ServiceError) -> ServiceStream<Tick> {
            let request = requests.lines(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /lines`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func lines(
            withOptions options: LinesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<ServiceStream<Tick>>
        ) {
            requests.lines(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /nd`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items as they arrive, each a ``Tick``.
        /// - Throws: `ServiceError`.
        public func newlines(
            withOptions options: NewlinesOptions? = nil
        ) async throws(ServiceError) -> ServiceStream<Tick> {
            let request = requests.newlines(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /nd`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func newlines(
            withOptions options: NewlinesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<ServiceStream<Tick>>
        ) {
            requests.newlines(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /seq`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items as they arrive, each a ``Tick``.
        /// - Throws: `ServiceError`.
        public func sequence(
            withOptions options: SequenceOptions? = nil
        ) async throws(ServiceError) -> ServiceStream<Tick> {
            let request = requests.sequence(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /seq`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func sequence(
            withOptions options: SequenceOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<ServiceStream<Tick>>
        ) {
            requests.sequence(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /prices`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items as they arrive, each a ``Tick``.
        /// - Throws: `ServiceError`.
        public func prices(
            withOptions options: PricesOptions? = nil
        ) async throws(ServiceError) -> ServiceStream<Tick> {
            let request = requests.prices(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /prices`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func prices(
            withOptions options: PricesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<ServiceStream<Tick>>
        ) {
            requests.prices(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /times`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items as they arrive.
        /// - Throws: `ServiceError`.
        public func times(withOptions options: TimesOptions? = nil) async throws(ServiceError) -> ServiceStream<Date> {
            let request = requests.times(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /times`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func times(
            withOptions options: TimesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<ServiceStream<Date>>
        ) {
            requests.times(withOptions: options).run(completionHandler)
        }

        /// Sends `POST /complete`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Tick``.
        /// - Throws: `ServiceError`.
        public func complete(
            body: CompleteRequest,
            withOptions options: CompleteOptions? = nil
        ) async throws(ServiceError) -> Tick {
            let request = requests.complete(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `POST /complete`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func complete(
            body: CompleteRequest,
            withOptions options: CompleteOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Tick>
        ) {
            requests.complete(body: body, withOptions: options).run(completionHandler)
        }

        /// The response is a stream of items.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The items as they arrive, each a ``Tick``.
        /// - Throws: `ServiceError`.
        public func completeStream(
            body: CompleteRequest,
            withOptions options: CompleteStreamOptions? = nil
        ) async throws(ServiceError) -> ServiceStream<Tick> {
            let request = requests.completeStream(body: body, withOptions: options)
            return try await request.value()
        }

        /// The response is a stream of items.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func completeStream(
            body: CompleteRequest,
            withOptions options: CompleteStreamOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<ServiceStream<Tick>>
        ) {
            requests.completeStream(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /answer`.
        ///
        /// - Parameters:
        ///   - body: The body of the request, if there is one.
        ///   - options: The options for this call.
        /// - Returns: The ``Tick``.
        /// - Throws: `ServiceError`.
        public func answer(
            body: AnswerRequest? = nil,
            withOptions options: AnswerOptions? = nil
        ) async throws(ServiceError) -> Tick {
            let request = requests.answer(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `POST /answer`.
        ///
        /// - Parameters:
        ///   - body: The body of the request, if there is one.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func answer(
            body: AnswerRequest? = nil,
            withOptions options: AnswerOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Tick>
        ) {
            requests.answer(body: body, withOptions: options).run(completionHandler)
        }

        /// The response is a stream of items.
        ///
        /// - Parameters:
        ///   - body: The body of the request, if there is one.
        ///   - options: The options for this call.
        /// - Returns: The items as they arrive, each a ``Tick``.
        /// - Throws: `ServiceError`.
        public func answerStream(
            body: AnswerRequest? = nil,
            withOptions options: AnswerStreamOptions? = nil
        ) async throws(ServiceError) -> ServiceStream<Tick> {
            let request = requests.answerStream(body: body, withOptions: options)
            return try await request.value()
        }

        /// The response is a stream of items.
        ///
        /// - Parameters:
        ///   - body: The body of the request, if there is one.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func answerStream(
            body: AnswerRequest? = nil,
            withOptions options: AnswerStreamOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<ServiceStream<Tick>>
        ) {
            requests.answerStream(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /kinds`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items as they arrive, each a ``KindsItem``.
        /// - Throws: `ServiceError`.
        public func kinds(
            withOptions options: KindsOptions? = nil
        ) async throws(ServiceError) -> ServiceStream<KindsItem> {
            let request = requests.kinds(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /kinds`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func kinds(
            withOptions options: KindsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<ServiceStream<KindsItem>>
        ) {
            requests.kinds(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /changes`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items as they arrive, each a ``ChangesItem``.
        /// - Throws: `ServiceError`.
        public func changes(
            withOptions options: ChangesOptions? = nil
        ) async throws(ServiceError) -> ServiceStream<ChangesItem> {
            let request = requests.changes(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /changes`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func changes(
            withOptions options: ChangesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<ServiceStream<ChangesItem>>
        ) {
            requests.changes(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /log`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items as they arrive, each a ``LogItem``.
        /// - Throws: `ServiceError`.
        public func log(withOptions options: LogOptions? = nil) async throws(ServiceError) -> ServiceStream<LogItem> {
            let request = requests.log(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /log`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func log(
            withOptions options: LogOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<ServiceStream<LogItem>>
        ) {
            requests.log(withOptions: options).run(completionHandler)
        }

        /// Sends `POST /bulk`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func sendLines(body: [Tick], withOptions options: SendLinesOptions? = nil) async throws(ServiceError) {
            let request = requests.sendLines(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /bulk`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func sendLines(
            body: [Tick],
            withOptions options: SendLinesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.sendLines(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /records`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func sendRecords(
            body: [Tick],
            withOptions options: SendRecordsOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.sendRecords(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /records`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func sendRecords(
            body: [Tick],
            withOptions options: SendRecordsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.sendRecords(body: body, withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: StreamsClient

            /// Creates the request for ``StreamsClient/events(withOptions:)``.
            @inline(never)
            public func events(
                withOptions options: EventsOptions? = nil
            ) -> ServiceRequest<ServiceStream<ServerSentEvent>> {
                var description = RequestDescription(.get, "/events", options: options)
                description.accept("text/event-stream")
                return ServiceRequest(description, client: client, returns: .events)
            }

            /// Creates the request for ``StreamsClient/data(withOptions:)``.
            @inline(never)
            public func data(withOptions options: DataOptions? = nil) -> ServiceRequest<ServiceStream<Tick>> {
                var description = RequestDescription(.get, "/data", options: options)
                description.accept("text/event-stream")
                return ServiceRequest(description, client: client, returns: .stream())
            }

            /// Creates the request for ``StreamsClient/ticks(withOptions:)``.
            @inline(never)
            public func ticks(withOptions options: TicksOptions? = nil) -> ServiceRequest<ServiceStream<Tick>> {
                var description = RequestDescription(.get, "/ticks", options: options)
                description.accept("text/event-stream")
                return ServiceRequest(description, client: client, returns: .stream())
            }

            /// Creates the request for ``StreamsClient/lines(withOptions:)``.
            @inline(never)
            public func lines(withOptions options: LinesOptions? = nil) -> ServiceRequest<ServiceStream<Tick>> {
                var description = RequestDescription(.get, "/lines", options: options)
                description.accept("application/jsonl")
                return ServiceRequest(description, client: client, returns: .stream())
            }

            /// Creates the request for ``StreamsClient/newlines(withOptions:)``.
            @inline(never)
            public func newlines(withOptions options: NewlinesOptions? = nil) -> ServiceRequest<ServiceStream<Tick>> {
                var description = RequestDescription(.get, "/nd", options: options)
                description.accept("application/x-ndjson")
                return ServiceRequest(description, client: client, returns: .stream())
            }

            /// Creates the request for ``StreamsClient/sequence(withOptions:)``.
            @inline(never)
            public func sequence(withOptions options: SequenceOptions? = nil) -> ServiceRequest<ServiceStream<Tick>> {
                var description = RequestDescription(.get, "/seq", options: options)
                description.accept("application/json-seq")
                return ServiceRequest(description, client: client, returns: .stream())
            }

            /// Creates the request for ``StreamsClient/prices(withOptions:)``.
            @inline(never)
            public func prices(withOptions options: PricesOptions? = nil) -> ServiceRequest<ServiceStream<Tick>> {
                var description = RequestDescription(.get, "/prices", options: options)
                description.accept("application/stream+json")
                return ServiceRequest(description, client: client, returns: .stream())
            }

            /// Creates the request for ``StreamsClient/times(withOptions:)``.
            @inline(never)
            public func times(withOptions options: TimesOptions? = nil) -> ServiceRequest<ServiceStream<Date>> {
                var description = RequestDescription(.get, "/times", options: options)
                description.accept("application/jsonl")
                return ServiceRequest(description, client: client, returns: .stream().reading(as: .unixSeconds))
            }

            /// Creates the request for ``StreamsClient/complete(body:withOptions:)``.
            @inline(never)
            public func complete(
                body: CompleteRequest,
                withOptions options: CompleteOptions? = nil
            ) -> ServiceRequest<Tick> {
                var description = RequestDescription(.post, "/complete", options: options)
                description.body(body.copy { $0.stream = false }, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``StreamsClient/completeStream(body:withOptions:)``.
            @inline(never)
            public func completeStream(
                body: CompleteRequest,
                withOptions options: CompleteStreamOptions? = nil
            ) -> ServiceRequest<ServiceStream<Tick>> {
                var description = RequestDescription(.post, "/complete", options: options)
                description.body(body.copy { $0.stream = true }, as: "application/json")
                description.accept("text/event-stream")
                return ServiceRequest(description, client: client, returns: .stream())
            }

            /// Creates the request for ``StreamsClient/answer(body:withOptions:)``.
            @inline(never)
            public func answer(
                body: AnswerRequest? = nil,
                withOptions options: AnswerOptions? = nil
            ) -> ServiceRequest<Tick> {
                var description = RequestDescription(.post, "/answer", options: options)
                description.body(body?.copy { $0.stream = false }, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``StreamsClient/answerStream(body:withOptions:)``.
            @inline(never)
            public func answerStream(
                body: AnswerRequest? = nil,
                withOptions options: AnswerStreamOptions? = nil
            ) -> ServiceRequest<ServiceStream<Tick>> {
                var description = RequestDescription(.post, "/answer", options: options)
                description.body((body ?? AnswerRequest()).copy { $0.stream = true }, as: "application/json")
                description.accept("text/event-stream")
                return ServiceRequest(description, client: client, returns: .stream())
            }

            /// Creates the request for ``StreamsClient/kinds(withOptions:)``.
            @inline(never)
            public func kinds(withOptions options: KindsOptions? = nil) -> ServiceRequest<ServiceStream<KindsItem>> {
                var description = RequestDescription(.get, "/kinds", options: options)
                description.accept("text/event-stream")
                return ServiceRequest(description, client: client, returns: .eventObjects())
            }

            /// Creates the request for ``StreamsClient/changes(withOptions:)``.
            @inline(never)
            public func changes(
                withOptions options: ChangesOptions? = nil
            ) -> ServiceRequest<ServiceStream<ChangesItem>> {
                var description = RequestDescription(.get, "/changes", options: options)
                description.accept("text/event-stream")
                return ServiceRequest(description, client: client, returns: .eventObjects())
            }

            /// Creates the request for ``StreamsClient/log(withOptions:)``.
            @inline(never)
            public func log(withOptions options: LogOptions? = nil) -> ServiceRequest<ServiceStream<LogItem>> {
                var description = RequestDescription(.get, "/log", options: options)
                description.accept("text/event-stream")
                return ServiceRequest(description, client: client, returns: .eventObjects(textOf: ["line"]))
            }

            /// Creates the request for ``StreamsClient/sendLines(body:withOptions:)``.
            @inline(never)
            public func sendLines(body: [Tick], withOptions options: SendLinesOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/bulk", options: options)
                description.body(body, as: "application/x-ndjson")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``StreamsClient/sendRecords(body:withOptions:)``.
            @inline(never)
            public func sendRecords(
                body: [Tick],
                withOptions options: SendRecordsOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/records", options: options)
                description.body(body, as: "application/json-seq")
                return ServiceRequest(description, client: client, returns: .nothing)
            }
        }
    }
}
