// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension LongRunning {
    /// A client for Long running.
    ///
    /// ```swift
    /// let client = try LongRunning.LongRunningClient(endpoint: endpoint)
    /// let operation = try await client.create(thing: LongRunning.Thing())
    /// let result = try await operation.value()
    /// print(result)
    /// ```
    public nonisolated final class LongRunningClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: LongRunningClientOptions

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
            withOptions options: LongRunningClientOptions? = nil
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
            withOptions options: LongRunningClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? LongRunningClientOptions()
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

        /// Sends `PUT /thing`.
        ///
        /// - Parameters:
        ///   - thing: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The long-running operation. Its result: the ``Thing``.
        /// - Throws: `ServiceError`.
        public func create(
            thing: Thing,
            withOptions options: CreateOptions? = nil
        ) async throws(ServiceError) -> LongRunningOperation<Thing> {
            let request = requests.create(thing: thing, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /thing`.
        ///
        /// - Parameters:
        ///   - thing: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func create(
            thing: Thing,
            withOptions options: CreateOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<LongRunningOperation<Thing>>
        ) {
            requests.create(thing: thing, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /thing`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The long-running operation. Its result: the ``Thing``.
        /// - Throws: `ServiceError`.
        public func start(
            withOptions options: StartOptions? = nil
        ) async throws(ServiceError) -> LongRunningOperation<Thing> {
            let request = requests.start(withOptions: options)
            return try await request.value()
        }

        /// Sends `POST /thing`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func start(
            withOptions options: StartOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<LongRunningOperation<Thing>>
        ) {
            requests.start(withOptions: options).run(completionHandler)
        }

        /// Sends `PATCH /thing`.
        ///
        /// - Parameters:
        ///   - thing: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The long-running operation. Its result: the ``Thing``.
        /// - Throws: `ServiceError`.
        public func change(
            thing: Thing,
            withOptions options: ChangeOptions? = nil
        ) async throws(ServiceError) -> LongRunningOperation<Thing> {
            let request = requests.change(thing: thing, withOptions: options)
            return try await request.value()
        }

        /// Sends `PATCH /thing`.
        ///
        /// - Parameters:
        ///   - thing: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func change(
            thing: Thing,
            withOptions options: ChangeOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<LongRunningOperation<Thing>>
        ) {
            requests.change(thing: thing, withOptions: options).run(completionHandler)
        }

        /// Sends `DELETE /thing`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The long-running operation.
        /// - Throws: `ServiceError`.
        public func remove(
            withOptions options: RemoveOptions? = nil
        ) async throws(ServiceError) -> LongRunningOperation<Void> {
            let request = requests.remove(withOptions: options)
            return try await request.value()
        }

        /// Sends `DELETE /thing`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func remove(
            withOptions options: RemoveOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<LongRunningOperation<Void>>
        ) {
            requests.remove(withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: LongRunningClient

            /// Creates the request for ``LongRunningClient/create(thing:withOptions:)``.
            @inline(never)
            public func create(
                thing: Thing,
                withOptions options: CreateOptions? = nil
            ) -> ServiceRequest<LongRunningOperation<Thing>> {
                var description = RequestDescription(.put, "/thing", options: options)
                description.body(thing, as: "application/json")
                return ServiceRequest(description, client: client, returns: .longRunning(.value))
            }

            /// Creates the request for ``LongRunningClient/start(withOptions:)``.
            @inline(never)
            public func start(withOptions options: StartOptions? = nil) -> ServiceRequest<LongRunningOperation<Thing>> {
                let description = RequestDescription(.post, "/thing", options: options)
                return ServiceRequest(description, client: client, returns: .longRunning(.value, finalState: .location))
            }

            /// Creates the request for ``LongRunningClient/change(thing:withOptions:)``.
            @inline(never)
            public func change(
                thing: Thing,
                withOptions options: ChangeOptions? = nil
            ) -> ServiceRequest<LongRunningOperation<Thing>> {
                var description = RequestDescription(.patch, "/thing", options: options)
                description.body(thing, as: "application/json")
                return ServiceRequest(
                    description,
                    client: client,
                    returns: .longRunning(.value, finalState: .originalURI)
                )
            }

            /// Creates the request for ``LongRunningClient/remove(withOptions:)``.
            @inline(never)
            public func remove(
                withOptions options: RemoveOptions? = nil
            ) -> ServiceRequest<LongRunningOperation<Void>> {
                let description = RequestDescription(.delete, "/thing", options: options)
                return ServiceRequest(description, client: client, returns: .longRunning(.nothing))
            }
        }
    }
}
