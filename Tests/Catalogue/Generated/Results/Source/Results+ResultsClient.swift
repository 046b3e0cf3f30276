// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Results {
    /// A client for Results.
    ///
    /// ```swift
    /// let client = try Results.ResultsClient(endpoint: endpoint)
    /// let result = try await client.getRanges()
    /// print(result)
    /// ```
    public nonisolated final class ResultsClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: ResultsClientOptions

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
            withOptions options: ResultsClientOptions? = nil
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
            withOptions options: ResultsClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? ResultsClientOptions()
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

        /// Sends `POST /job`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The response, with one case for each status.
        /// - Throws: `ServiceError`.
        public func startJob(withOptions options: StartJobOptions? = nil) async throws(ServiceError) -> StartJobResult {
            let request = requests.startJob(withOptions: options)
            return try await request.value()
        }

        /// Sends `POST /job`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func startJob(
            withOptions options: StartJobOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<StartJobResult>
        ) {
            requests.startJob(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /ranges`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The response, with one case for each status.
        /// - Throws: `ServiceError`. The service reports errors as ``Refusal`` (4XX).
        public func getRanges(
            withOptions options: GetRangesOptions? = nil
        ) async throws(ServiceError) -> GetRangesResult {
            let request = requests.getRanges(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /ranges`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func getRanges(
            withOptions options: GetRangesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<GetRangesResult>
        ) {
            requests.getRanges(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /item`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The ``Item``.
        /// - Throws: `ServiceError`.
        public func getItem(withOptions options: GetItemOptions? = nil) async throws(ServiceError) -> Item {
            let request = requests.getItem(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /item`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func getItem(
            withOptions options: GetItemOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Item>
        ) {
            requests.getItem(withOptions: options).run(completionHandler)
        }

        /// Sends `HEAD /item`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The header fields of the response.
        /// - Throws: `ServiceError`.
        @discardableResult
        public func headItem(
            withOptions options: HeadItemOptions? = nil
        ) async throws(ServiceError) -> HeadItemHeaders {
            let request = requests.headItem(withOptions: options)
            return try await request.value()
        }

        /// Sends `HEAD /item`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func headItem(
            withOptions options: HeadItemOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<HeadItemHeaders>
        ) {
            requests.headItem(withOptions: options).run(completionHandler)
        }

        /// Sends `POST /item`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The header fields of the response.
        /// - Throws: `ServiceError`.
        @discardableResult
        public func createItem(
            withOptions options: CreateItemOptions? = nil
        ) async throws(ServiceError) -> CreateItemHeaders {
            let request = requests.createItem(withOptions: options)
            return try await request.value()
        }

        /// Sends `POST /item`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func createItem(
            withOptions options: CreateItemOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<CreateItemHeaders>
        ) {
            requests.createItem(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /cached`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The ``Item``.
        /// - Throws: `ServiceError`.
        public func getCached(withOptions options: GetCachedOptions? = nil) async throws(ServiceError) -> Item {
            let request = requests.getCached(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /cached`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func getCached(
            withOptions options: GetCachedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Item>
        ) {
            requests.getCached(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /bytes`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The response, with one case for each status.
        /// - Throws: `ServiceError`.
        public func getBytes(withOptions options: GetBytesOptions? = nil) async throws(ServiceError) -> GetBytesResult {
            let request = requests.getBytes(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /bytes`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func getBytes(
            withOptions options: GetBytesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<GetBytesResult>
        ) {
            requests.getBytes(withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: ResultsClient

            /// Creates the request for ``ResultsClient/startJob(withOptions:)``.
            @inline(never)
            public func startJob(withOptions options: StartJobOptions? = nil) -> ServiceRequest<StartJobResult> {
                let description = RequestDescription(.post, "/job", options: options)
                var responsesByStatus = ResponsesByStatus<StartJobResult>()
                responsesByStatus.add(.code(200), .value, StartJobResult.ok)
                responsesByStatus.add(.code(202), .value, StartJobResult.accepted)
                responsesByStatus.add(.code(204), StartJobResult.noContent)
                return ServiceRequest(description, client: client, returns: .byStatus(responsesByStatus))
            }

            /// Creates the request for ``ResultsClient/getRanges(withOptions:)``.
            @inline(never)
            public func getRanges(withOptions options: GetRangesOptions? = nil) -> ServiceRequest<GetRangesResult> {
                var description = RequestDescription(.get, "/ranges", options: options)
                description.failure(.range(4), Refusal.self)
                description.failure(.range(5), String.self)
                var responsesByStatus = ResponsesByStatus<GetRangesResult>()
                responsesByStatus.add(.code(201), .value, GetRangesResult.created)
                responsesByStatus.add(.range(2), .value, GetRangesResult.success)
                return ServiceRequest(description, client: client, returns: .byStatus(responsesByStatus))
            }

            /// Creates the request for ``ResultsClient/getItem(withOptions:)``.
            ///
            /// The header fields of its response are ``GetItemHeaders``.
            @inline(never)
            public func getItem(withOptions options: GetItemOptions? = nil) -> ServiceRequest<Item> {
                let description = RequestDescription(.get, "/item", options: options)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``ResultsClient/headItem(withOptions:)``.
            @inline(never)
            public func headItem(withOptions options: HeadItemOptions? = nil) -> ServiceRequest<HeadItemHeaders> {
                let description = RequestDescription(.head, "/item", options: options)
                return ServiceRequest(description, client: client, returns: .headers)
            }

            /// Creates the request for ``ResultsClient/createItem(withOptions:)``.
            @inline(never)
            public func createItem(withOptions options: CreateItemOptions? = nil) -> ServiceRequest<CreateItemHeaders> {
                let description = RequestDescription(.post, "/item", options: options)
                return ServiceRequest(description, client: client, returns: .headers)
            }

            /// Creates the request for ``ResultsClient/getCached(withOptions:)``.
            @inline(never)
            public func getCached(withOptions options: GetCachedOptions? = nil) -> ServiceRequest<Item> {
                let description = RequestDescription(.get, "/cached", options: options)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``ResultsClient/getBytes(withOptions:)``.
            @inline(never)
            public func getBytes(withOptions options: GetBytesOptions? = nil) -> ServiceRequest<GetBytesResult> {
                var description = RequestDescription(.get, "/bytes", options: options)
                description.accept("application/json, application/octet-stream")
                var responsesByStatus = ResponsesByStatus<GetBytesResult>()
                responsesByStatus.add(.code(200), .value, GetBytesResult.ok)
                responsesByStatus.add(.code(206), .data, GetBytesResult.partialContent)
                return ServiceRequest(description, client: client, returns: .byStatus(responsesByStatus))
            }
        }
    }
}
