// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Enumerations {
    /// A client for Enumerations.
    ///
    /// ```swift
    /// let client = try Enumerations.EnumerationsClient(endpoint: endpoint)
    /// try await client.query()
    /// ```
    public nonisolated final class EnumerationsClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: EnumerationsClientOptions

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
            withOptions options: EnumerationsClientOptions? = nil
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
            withOptions options: EnumerationsClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? EnumerationsClientOptions()
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

        /// Sends `PUT /echo`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Choice``.
        /// - Throws: `ServiceError`.
        public func echo(body: Choice, withOptions options: EchoOptions? = nil) async throws(ServiceError) -> Choice {
            let request = requests.echo(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /echo`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func echo(
            body: Choice,
            withOptions options: EchoOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Choice>
        ) {
            requests.echo(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /query`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func query(withOptions options: QueryOptions? = nil) async throws(ServiceError) {
            let request = requests.query(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /query`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func query(
            withOptions options: QueryOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.query(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /path/{direction}`.
        ///
        /// - Parameters:
        ///   - direction: The direction.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func path(direction: Direction, withOptions options: PathOptions? = nil) async throws(ServiceError) {
            let request = requests.path(direction: direction, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /path/{direction}`.
        ///
        /// - Parameters:
        ///   - direction: The direction.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func path(
            direction: Direction,
            withOptions options: PathOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.path(direction: direction, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /mixed`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Mixed``.
        /// - Throws: `ServiceError`.
        public func mixed(body: Mixed, withOptions options: MixedOptions? = nil) async throws(ServiceError) -> Mixed {
            let request = requests.mixed(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /mixed`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func mixed(
            body: Mixed,
            withOptions options: MixedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Mixed>
        ) {
            requests.mixed(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /constant`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func constant(withOptions options: ConstantOptions? = nil) async throws(ServiceError) {
            let request = requests.constant(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /constant`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func constant(
            withOptions options: ConstantOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.constant(withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /named`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Named``.
        /// - Throws: `ServiceError`.
        public func name(body: Named, withOptions options: NameOptions? = nil) async throws(ServiceError) -> Named {
            let request = requests.name(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /named`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func name(
            body: Named,
            withOptions options: NameOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Named>
        ) {
            requests.name(body: body, withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: EnumerationsClient

            /// Creates the request for ``EnumerationsClient/echo(body:withOptions:)``.
            @inline(never)
            public func echo(body: Choice, withOptions options: EchoOptions? = nil) -> ServiceRequest<Choice> {
                var description = RequestDescription(.put, "/echo", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``EnumerationsClient/query(withOptions:)``.
            @inline(never)
            public func query(withOptions options: QueryOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/query", options: options)
                description.query("colours", options?.colours)
                description.query("level", options?.level)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``EnumerationsClient/path(direction:withOptions:)``.
            @inline(never)
            public func path(direction: Direction, withOptions options: PathOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/path/{direction}", options: options)
                description.path("direction", direction)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``EnumerationsClient/mixed(body:withOptions:)``.
            ///
            /// The header fields of its response are ``MixedHeaders``.
            @inline(never)
            public func mixed(body: Mixed, withOptions options: MixedOptions? = nil) -> ServiceRequest<Mixed> {
                var description = RequestDescription(.put, "/mixed", options: options)
                description.query("size", options?.size)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``EnumerationsClient/constant(withOptions:)``.
            @inline(never)
            public func constant(withOptions options: ConstantOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/constant", options: options)
                description.query("only", "one")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``EnumerationsClient/name(body:withOptions:)``.
            @inline(never)
            public func name(body: Named, withOptions options: NameOptions? = nil) -> ServiceRequest<Named> {
                var description = RequestDescription(.put, "/named", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }
        }
    }
}
