// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension References {
    /// A client for References.
    ///
    /// ```swift
    /// let client = try References.ReferencesClient(endpoint: endpoint)
    /// let result = try await client.getPath()
    /// print(result)
    /// ```
    public nonisolated final class ReferencesClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: ReferencesClientOptions

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
            withOptions options: ReferencesClientOptions? = nil
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
            withOptions options: ReferencesClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? ReferencesClientOptions()
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

        /// Sends `GET /path`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The ``Item``.
        /// - Throws: `ServiceError`.
        public func getPath(withOptions options: GetPathOptions? = nil) async throws(ServiceError) -> Item {
            let request = requests.getPath(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /path`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func getPath(
            withOptions options: GetPathOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Item>
        ) {
            requests.getPath(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /item`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The ``Item``.
        /// - Throws: `ServiceError`. The service reports errors as ``Failed``.
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

        /// Sends `PUT /item`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Item``.
        /// - Throws: `ServiceError`.
        public func putItem(body: Item, withOptions options: PutItemOptions? = nil) async throws(ServiceError) -> Item {
            let request = requests.putItem(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /item`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func putItem(
            body: Item,
            withOptions options: PutItemOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Item>
        ) {
            requests.putItem(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /node`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Node``.
        /// - Throws: `ServiceError`.
        public func putNode(body: Node, withOptions options: PutNodeOptions? = nil) async throws(ServiceError) -> Node {
            let request = requests.putNode(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /node`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func putNode(
            body: Node,
            withOptions options: PutNodeOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Node>
        ) {
            requests.putNode(body: body, withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: ReferencesClient

            /// Creates the request for ``ReferencesClient/getPath(withOptions:)``.
            @inline(never)
            public func getPath(withOptions options: GetPathOptions? = nil) -> ServiceRequest<Item> {
                var description = RequestDescription(.get, "/path", options: options)
                description.query("limit", options?.limit)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``ReferencesClient/getItem(withOptions:)``.
            @inline(never)
            public func getItem(withOptions options: GetItemOptions? = nil) -> ServiceRequest<Item> {
                var description = RequestDescription(.get, "/item", options: options)
                description.query("limit", options?.limit)
                description.failure(.any, Failed.self)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``ReferencesClient/putItem(body:withOptions:)``.
            @inline(never)
            public func putItem(body: Item, withOptions options: PutItemOptions? = nil) -> ServiceRequest<Item> {
                var description = RequestDescription(.put, "/item", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``ReferencesClient/putNode(body:withOptions:)``.
            @inline(never)
            public func putNode(body: Node, withOptions options: PutNodeOptions? = nil) -> ServiceRequest<Node> {
                var description = RequestDescription(.put, "/node", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }
        }
    }
}
