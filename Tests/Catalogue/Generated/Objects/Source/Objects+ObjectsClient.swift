// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Objects {
    /// A client for Objects.
    ///
    /// ```swift
    /// let client = try Objects.ObjectsClient(endpoint: endpoint)
    /// let result = try await client.thing(body: Objects.Thing(id: 1))
    /// print(result)
    /// ```
    public nonisolated final class ObjectsClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: ObjectsClientOptions

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
            withOptions options: ObjectsClientOptions? = nil
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
            withOptions options: ObjectsClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? ObjectsClientOptions()
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
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Thing``.
        /// - Throws: `ServiceError`.
        public func thing(body: Thing, withOptions options: ThingOptions? = nil) async throws(ServiceError) -> Thing {
            let request = requests.thing(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /thing`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func thing(
            body: Thing,
            withOptions options: ThingOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Thing>
        ) {
            requests.thing(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /dog`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Dog``.
        /// - Throws: `ServiceError`.
        public func dog(body: Dog, withOptions options: DogOptions? = nil) async throws(ServiceError) -> Dog {
            let request = requests.dog(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /dog`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func dog(
            body: Dog,
            withOptions options: DogOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Dog>
        ) {
            requests.dog(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /open`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Open``.
        /// - Throws: `ServiceError`.
        public func open(body: Open, withOptions options: OpenOptions? = nil) async throws(ServiceError) -> Open {
            let request = requests.open(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /open`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func open(
            body: Open,
            withOptions options: OpenOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Open>
        ) {
            requests.open(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /node`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Node``.
        /// - Throws: `ServiceError`.
        public func node(body: Node, withOptions options: NodeOptions? = nil) async throws(ServiceError) -> Node {
            let request = requests.node(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /node`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func node(
            body: Node,
            withOptions options: NodeOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Node>
        ) {
            requests.node(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /account`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Account``.
        /// - Throws: `ServiceError`.
        public func account(
            body: Account,
            withOptions options: AccountOptions? = nil
        ) async throws(ServiceError) -> Account {
            let request = requests.account(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /account`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func account(
            body: Account,
            withOptions options: AccountOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Account>
        ) {
            requests.account(body: body, withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: ObjectsClient

            /// Creates the request for ``ObjectsClient/thing(body:withOptions:)``.
            @inline(never)
            public func thing(body: Thing, withOptions options: ThingOptions? = nil) -> ServiceRequest<Thing> {
                var description = RequestDescription(.put, "/thing", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``ObjectsClient/dog(body:withOptions:)``.
            @inline(never)
            public func dog(body: Dog, withOptions options: DogOptions? = nil) -> ServiceRequest<Dog> {
                var description = RequestDescription(.put, "/dog", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``ObjectsClient/open(body:withOptions:)``.
            @inline(never)
            public func open(body: Open, withOptions options: OpenOptions? = nil) -> ServiceRequest<Open> {
                var description = RequestDescription(.put, "/open", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``ObjectsClient/node(body:withOptions:)``.
            @inline(never)
            public func node(body: Node, withOptions options: NodeOptions? = nil) -> ServiceRequest<Node> {
                var description = RequestDescription(.put, "/node", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``ObjectsClient/account(body:withOptions:)``.
            @inline(never)
            public func account(body: Account, withOptions options: AccountOptions? = nil) -> ServiceRequest<Account> {
                var description = RequestDescription(.put, "/account", options: options)
                description.body(body, as: "application/json")
                description.secret(members: ["password"])
                return ServiceRequest(description, client: client, returns: .value)
            }
        }
    }
}
