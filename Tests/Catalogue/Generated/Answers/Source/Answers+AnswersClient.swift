// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Answers {
    /// A client for Answers.
    ///
    /// ```swift
    /// let client = try Answers.AnswersClient(endpoint: endpoint)
    /// let result = try await client.value()
    /// print(result)
    /// ```
    public nonisolated final class AnswersClient: PipelineClient, PageableClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: AnswersClientOptions

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
            withOptions options: AnswersClientOptions? = nil
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
            withOptions options: AnswersClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? AnswersClientOptions()
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

        /// Sends `GET /value`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The ``Item``.
        /// - Throws: `ServiceError`.
        public func value(withOptions options: ValueOptions? = nil) async throws(ServiceError) -> Item {
            let request = requests.value(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /value`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func value(
            withOptions options: ValueOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Item>
        ) {
            requests.value(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /range`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The ``Item``.
        /// - Throws: `ServiceError`.
        public func range(withOptions options: RangeOptions? = nil) async throws(ServiceError) -> Item {
            let request = requests.range(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /range`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func range(
            withOptions options: RangeOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Item>
        ) {
            requests.range(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /default`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The ``Item``.
        /// - Throws: `ServiceError`. The service reports errors as ``Item``.
        public func defaultAnswer(withOptions options: DefaultAnswerOptions? = nil) async throws(ServiceError) -> Item {
            let request = requests.defaultAnswer(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /default`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func defaultAnswer(
            withOptions options: DefaultAnswerOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Item>
        ) {
            requests.defaultAnswer(withOptions: options).run(completionHandler)
        }

        /// Sends `DELETE /none`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func none(withOptions options: NoneOptions? = nil) async throws(ServiceError) {
            let request = requests.none(withOptions: options)
            try await request.value()
        }

        /// Sends `DELETE /none`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func none(
            withOptions options: NoneOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.none(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /either`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The ``Item``; `nil` if there is none (204).
        /// - Throws: `ServiceError`.
        public func either(withOptions options: EitherOptions? = nil) async throws(ServiceError) -> Item? {
            let request = requests.either(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /either`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func either(
            withOptions options: EitherOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Item?>
        ) {
            requests.either(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /list`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items of the response, each an ``Item``.
        /// - Throws: `ServiceError`.
        public func list(withOptions options: ListOptions? = nil) async throws(ServiceError) -> PagedCollection<Item> {
            let request = requests.list(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /list`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func list(
            withOptions options: ListOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Item>>
        ) {
            requests.list(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /map`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The values by name.
        /// - Throws: `ServiceError`.
        public func map(withOptions options: MapOptions? = nil) async throws(ServiceError) -> [String: Int] {
            let request = requests.map(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /map`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func map(
            withOptions options: MapOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<[String: Int]>
        ) {
            requests.map(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /scalar`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The number.
        /// - Throws: `ServiceError`.
        public func scalar(withOptions options: ScalarOptions? = nil) async throws(ServiceError) -> Int {
            let request = requests.scalar(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /scalar`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func scalar(
            withOptions options: ScalarOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Int>
        ) {
            requests.scalar(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /text`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The text.
        /// - Throws: `ServiceError`.
        public func text(withOptions options: TextOptions? = nil) async throws(ServiceError) -> String {
            let request = requests.text(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /text`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func text(
            withOptions options: TextOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<String>
        ) {
            requests.text(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /bytes`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The bytes. `requests.bytes(…).download(to:)` writes them to a file instead.
        /// - Throws: `ServiceError`.
        public func bytes(withOptions options: BytesOptions? = nil) async throws(ServiceError) -> Data {
            let request = requests.bytes(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /bytes`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func bytes(
            withOptions options: BytesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Data>
        ) {
            requests.bytes(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /report`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The report. `requests.report(…).download(to:)` writes the response to a file instead.
        /// - Throws: `ServiceError`.
        public func report(withOptions options: ReportOptions? = nil) async throws(ServiceError) -> Data {
            let request = requests.report(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /report`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func report(
            withOptions options: ReportOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Data>
        ) {
            requests.report(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /log`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The text.
        /// - Throws: `ServiceError`.
        public func log(withOptions options: LogOptions? = nil) async throws(ServiceError) -> String {
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
            completionHandler: @escaping HTTPResultHandler<String>
        ) {
            requests.log(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /any`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The JSON that the service returns.
        /// - Throws: `ServiceError`.
        public func any(withOptions options: AnyOptions? = nil) async throws(ServiceError) -> JSONValue {
            let request = requests.any(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /any`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func any(
            withOptions options: AnyOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<JSONValue>
        ) {
            requests.any(withOptions: options).run(completionHandler)
        }

        /// Sends `HEAD /head`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func head(withOptions options: HeadOptions? = nil) async throws(ServiceError) {
            let request = requests.head(withOptions: options)
            try await request.value()
        }

        /// Sends `HEAD /head`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func head(
            withOptions options: HeadOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.head(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /failures`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The ``Item``.
        /// - Throws: `ServiceError`. The service reports errors as ``Missing`` (404), ``Refusal`` (4XX or 404) or
        ///     ``Failure`` (any other status).
        public func failures(withOptions options: FailuresOptions? = nil) async throws(ServiceError) -> Item {
            let request = requests.failures(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /failures`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func failures(
            withOptions options: FailuresOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Item>
        ) {
            requests.failures(withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: AnswersClient

            /// Creates the request for ``AnswersClient/value(withOptions:)``.
            @inline(never)
            public func value(withOptions options: ValueOptions? = nil) -> ServiceRequest<Item> {
                let description = RequestDescription(.get, "/value", options: options)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``AnswersClient/range(withOptions:)``.
            @inline(never)
            public func range(withOptions options: RangeOptions? = nil) -> ServiceRequest<Item> {
                let description = RequestDescription(.get, "/range", options: options)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``AnswersClient/defaultAnswer(withOptions:)``.
            @inline(never)
            public func defaultAnswer(withOptions options: DefaultAnswerOptions? = nil) -> ServiceRequest<Item> {
                var description = RequestDescription(.get, "/default", options: options)
                description.failure(.any, Item.self)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``AnswersClient/none(withOptions:)``.
            @inline(never)
            public func none(withOptions options: NoneOptions? = nil) -> ServiceRequest<Void> {
                let description = RequestDescription(.delete, "/none", options: options)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``AnswersClient/either(withOptions:)``.
            @inline(never)
            public func either(withOptions options: EitherOptions? = nil) -> ServiceRequest<Item?> {
                let description = RequestDescription(.get, "/either", options: options)
                return ServiceRequest(description, client: client, returns: .optionalValue)
            }

            /// Creates the request for ``AnswersClient/list(withOptions:)``.
            @inline(never)
            public func list(withOptions options: ListOptions? = nil) -> ServiceRequest<PagedCollection<Item>> {
                let description = RequestDescription(.get, "/list", options: options)
                return ServiceRequest(description, client: client, returns: .list())
            }

            /// Creates the request for ``AnswersClient/map(withOptions:)``.
            @inline(never)
            public func map(withOptions options: MapOptions? = nil) -> ServiceRequest<[String: Int]> {
                let description = RequestDescription(.get, "/map", options: options)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``AnswersClient/scalar(withOptions:)``.
            @inline(never)
            public func scalar(withOptions options: ScalarOptions? = nil) -> ServiceRequest<Int> {
                let description = RequestDescription(.get, "/scalar", options: options)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``AnswersClient/text(withOptions:)``.
            @inline(never)
            public func text(withOptions options: TextOptions? = nil) -> ServiceRequest<String> {
                var description = RequestDescription(.get, "/text", options: options)
                description.accept("text/plain")
                return ServiceRequest(description, client: client, returns: .text)
            }

            /// Creates the request for ``AnswersClient/bytes(withOptions:)``.
            @inline(never)
            public func bytes(withOptions options: BytesOptions? = nil) -> ServiceRequest<Data> {
                var description = RequestDescription(.get, "/bytes", options: options)
                description.accept("application/octet-stream")
                return ServiceRequest(description, client: client, returns: .data)
            }

            /// Creates the request for ``AnswersClient/report(withOptions:)``.
            @inline(never)
            public func report(withOptions options: ReportOptions? = nil) -> ServiceRequest<Data> {
                var description = RequestDescription(.get, "/report", options: options)
                description.accept(options?.accept ?? "application/pdf, text/csv")
                return ServiceRequest(description, client: client, returns: .data)
            }

            /// Creates the request for ``AnswersClient/log(withOptions:)``.
            @inline(never)
            public func log(withOptions options: LogOptions? = nil) -> ServiceRequest<String> {
                var description = RequestDescription(.get, "/log", options: options)
                description.accept(options?.accept ?? "text/plain, text/html")
                return ServiceRequest(description, client: client, returns: .text)
            }

            /// Creates the request for ``AnswersClient/any(withOptions:)``.
            @inline(never)
            public func any(withOptions options: AnyOptions? = nil) -> ServiceRequest<JSONValue> {
                let description = RequestDescription(.get, "/any", options: options)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``AnswersClient/head(withOptions:)``.
            @inline(never)
            public func head(withOptions options: HeadOptions? = nil) -> ServiceRequest<Void> {
                let description = RequestDescription(.head, "/head", options: options)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``AnswersClient/failures(withOptions:)``.
            @inline(never)
            public func failures(withOptions options: FailuresOptions? = nil) -> ServiceRequest<Item> {
                var description = RequestDescription(.get, "/failures", options: options)
                description.accept("application/json, application/problem+json")
                description.failure(.code(404), Missing.self)
                description.failure(.range(4), Refusal.self)
                description.failure(.any, Failure.self)
                description.failure(.code(404), Refusal.self, in: "application/problem+json")
                return ServiceRequest(description, client: client, returns: .value)
            }
        }
    }
}
