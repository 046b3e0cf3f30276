// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Servers {
    /// A client for Servers.
    ///
    /// ```swift
    /// let client = try Servers.ServersClient()
    /// try await client.usual()
    /// ```
    public nonisolated final class ServersClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: ServersClientOptions

        // MARK: Initializers

        /// Creates a client.
        ///
        /// The service's description has no security scheme. If operations need a credential besides their arguments,
        /// create the client with an `authPolicy` instead, such as
        /// `BearerTokenCredentialPolicy(credential: StaticTokenCredential(token))`.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service. Defaults to `http://localhost:80/v1`. ``ServersClientEndpoint`` lists
        ///     the URLs that the description names.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint cannot be used.
        public convenience init(
            endpoint: URL? = nil,
            withOptions options: ServersClientOptions? = nil
        ) throws(ServiceError) {
            try self.init(endpoint: endpoint, authPolicy: nil, withOptions: options)
        }

        /// Creates a client with your own authentication policy, even one that the service's description does not mention.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service. Defaults to `http://localhost:80/v1`. ``ServersClientEndpoint`` lists
        ///     the URLs that the description names.
        ///   - authPolicy: The policy that authenticates requests, such as a `BearerTokenCredentialPolicy`, or `nil` to
        ///     send them without credentials.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint or the policy's credential cannot be used.
        public init(
            endpoint: URL? = nil,
            authPolicy: (any Authenticating)?,
            withOptions options: ServersClientOptions? = nil
        ) throws(ServiceError) {
            let endpoint = try ServerTemplate("http://localhost:80/v1").url(unless: endpoint)
            let options = options ?? ServersClientOptions()
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

        /// Sends `GET /usual`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func usual(withOptions options: UsualOptions? = nil) async throws(ServiceError) {
            let request = requests.usual(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /usual`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func usual(
            withOptions options: UsualOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.usual(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /path`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func atPath(withOptions options: AtPathOptions? = nil) async throws(ServiceError) {
            let request = requests.atPath(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /path`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func atPath(
            withOptions options: AtPathOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.atPath(withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /path`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func atOperation(withOptions options: AtOperationOptions? = nil) async throws(ServiceError) {
            let request = requests.atOperation(withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /path`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func atOperation(
            withOptions options: AtOperationOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.atOperation(withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: ServersClient

            /// Creates the request for ``ServersClient/usual(withOptions:)``.
            @inline(never)
            public func usual(withOptions options: UsualOptions? = nil) -> ServiceRequest<Void> {
                let description = RequestDescription(.get, "/usual", options: options)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``ServersClient/atPath(withOptions:)``.
            @inline(never)
            public func atPath(withOptions options: AtPathOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/path", options: options)
                description.server("http://{host}/path-server")
                description.serverVariable("host", options?.host, default: "localhost")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``ServersClient/atOperation(withOptions:)``.
            @inline(never)
            public func atOperation(withOptions options: AtOperationOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/path", options: options)
                description.server("http://{host}/operation-server/{stage}")
                description.serverVariable("host", options?.host, default: "localhost")
                description.serverVariable("stage", options?.stage, default: "test")
                return ServiceRequest(description, client: client, returns: .nothing)
            }
        }
    }
}
