// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Oddities {
    /// A client for Oddities.
    ///
    /// ```swift
    /// let client = try Oddities.OdditiesClient(endpoint: endpoint)
    /// try await client.same(id: "id")
    /// ```
    public nonisolated final class OdditiesClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"
            /// API version "9".
            case v9 = "9"
            /// API version "10".
            case v10 = "10"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v10 }
        }

        /// The options that the client was created with.
        public let options: OdditiesClientOptions

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
            withOptions options: OdditiesClientOptions? = nil
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
            withOptions options: OdditiesClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? OdditiesClientOptions()
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

        /// Sends `PUT /odd`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Odd``.
        /// - Throws: `ServiceError`.
        public func odd(body: Odd, withOptions options: OddOptions? = nil) async throws(ServiceError) -> Odd {
            let request = requests.odd(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /odd`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func odd(
            body: Odd,
            withOptions options: OddOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Odd>
        ) {
            requests.odd(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /amounts`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func setAmounts(
            body: [Decimal],
            withOptions options: SetAmountsOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.setAmounts(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /amounts`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func setAmounts(
            body: [Decimal],
            withOptions options: SetAmountsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.setAmounts(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /same/{id}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func same(id: String, withOptions options: SameOptions? = nil) async throws(ServiceError) {
            let request = requests.same(id: id, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /same/{id}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func same(
            id: String,
            withOptions options: SameOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.same(id: id, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /old`.
        ///
        /// - Warning: The service marks this as deprecated.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        @available(*, deprecated, message: "The service marks this operation as deprecated.")
        public func old(withOptions options: OldOptions? = nil) async throws(ServiceError) {
            let request = requests.old(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /old`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        @available(*, deprecated, message: "The service marks this operation as deprecated.")
        public func old(withOptions options: OldOptions? = nil, completionHandler: @escaping HTTPResultHandler<Void>) {
            requests.old(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /versioned`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func versioned(withOptions options: VersionedOptions? = nil) async throws(ServiceError) {
            let request = requests.versioned(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /versioned`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func versioned(
            withOptions options: VersionedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.versioned(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /buckets/{name}`.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func policy(name: String, withOptions options: PolicyOptions? = nil) async throws(ServiceError) {
            let request = requests.policy(name: name, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /buckets/{name}`.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func policy(
            name: String,
            withOptions options: PolicyOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.policy(name: name, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /alike`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Coffeehouse``.
        /// - Throws: `ServiceError`.
        public func alike(
            body: Coffeehouse,
            withOptions options: AlikeOptions? = nil
        ) async throws(ServiceError) -> Coffeehouse {
            let request = requests.alike(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /alike`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func alike(
            body: Coffeehouse,
            withOptions options: AlikeOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Coffeehouse>
        ) {
            requests.alike(body: body, withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: OdditiesClient

            /// Creates the request for ``OdditiesClient/odd(body:withOptions:)``.
            @inline(never)
            public func odd(body: Odd, withOptions options: OddOptions? = nil) -> ServiceRequest<Odd> {
                var description = RequestDescription(.put, "/odd", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``OdditiesClient/setAmounts(body:withOptions:)``.
            @inline(never)
            public func setAmounts(
                body: [Decimal],
                withOptions options: SetAmountsOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/amounts", options: options)
                description.body(body, as: "application/json", coding: .decimalText)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``OdditiesClient/same(id:withOptions:)``.
            @inline(never)
            public func same(id: String, withOptions options: SameOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/same/{id}", options: options)
                description.path("id", id)
                description.query("id", options?.idQuery)
                description.header("id", options?.idHeader)
                description.query("shared", options?.shared)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``OdditiesClient/old(withOptions:)``.
            @available(*, deprecated, message: "The service marks this operation as deprecated.")
            @inline(never)
            public func old(withOptions options: OldOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/old", options: options)
                description.query("limit", options?.limit)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``OdditiesClient/versioned(withOptions:)``.
            @inline(never)
            public func versioned(withOptions options: VersionedOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/versioned", options: options)
                description.query("api-version", client.options.apiVersion)
                description.header("x-ms-version", "2.50")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``OdditiesClient/policy(name:withOptions:)``.
            @inline(never)
            public func policy(name: String, withOptions options: PolicyOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/buckets/{name}", options: options)
                description.path("name", name)
                description.query("policy", "")
                description.header("X-Flag", "")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``OdditiesClient/alike(body:withOptions:)``.
            @inline(never)
            public func alike(
                body: Coffeehouse,
                withOptions options: AlikeOptions? = nil
            ) -> ServiceRequest<Coffeehouse> {
                var description = RequestDescription(.put, "/alike", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }
        }
    }
}
