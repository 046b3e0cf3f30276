// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Security {
    /// A client for Security.
    ///
    /// ```swift
    /// let client = try Security.SecurityClient(endpoint: endpoint, credential: APIKeyCredential(key))
    /// try await client.whoami()
    /// ```
    public nonisolated final class SecurityClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: SecurityClientOptions

        // MARK: Initializers

        /// Creates a client.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - credential: The key, sent in the header field `X-Key`.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint or a credential cannot be used.
        public convenience init(
            endpoint: URL,
            credential: APIKeyCredential,
            withOptions options: SecurityClientOptions? = nil
        ) throws(ServiceError) {
            let authPolicy = APIKeyCredentialPolicy(credential: credential, name: "X-Key", location: .header)
            try self.init(endpoint: endpoint, authPolicy: authPolicy, withOptions: options)
        }

        /// Creates a client.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - credential: The user name and the password.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint or a credential cannot be used.
        public convenience init(
            endpoint: URL,
            credential: BasicCredential,
            withOptions options: SecurityClientOptions? = nil
        ) throws(ServiceError) {
            let authPolicy = BasicCredentialPolicy(credential: credential)
            try self.init(endpoint: endpoint, authPolicy: authPolicy, withOptions: options)
        }

        /// Creates a client.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - credential: The credential that supplies access tokens.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint or a credential cannot be used.
        public convenience init(
            endpoint: URL,
            credential: any TokenCredential,
            withOptions options: SecurityClientOptions? = nil
        ) throws(ServiceError) {
            let authPolicy = BearerTokenCredentialPolicy(credential: credential)
            try self.init(endpoint: endpoint, authPolicy: authPolicy, withOptions: options)
        }

        /// Creates a client for the operations that require no credential.
        ///
        /// Any other operation fails before anything is sent.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint cannot be used.
        public convenience init(
            endpoint: URL,
            withOptions options: SecurityClientOptions? = nil
        ) throws(ServiceError) {
            let authPolicy = SchemeAuthenticationPolicy(defaultRequirements: [["key"], ["basic"], ["bearer"]])
            try self.init(endpoint: endpoint, authPolicy: authPolicy, withOptions: options)
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
            withOptions options: SecurityClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? SecurityClientOptions()
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

        /// Sends `GET /whoami`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func whoami(withOptions options: WhoamiOptions? = nil) async throws(ServiceError) {
            let request = requests.whoami(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /whoami`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func whoami(
            withOptions options: WhoamiOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.whoami(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /open`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func anyone(withOptions options: AnyoneOptions? = nil) async throws(ServiceError) {
            let request = requests.anyone(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /open`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func anyone(
            withOptions options: AnyoneOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.anyone(withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: SecurityClient

            /// Creates the request for ``SecurityClient/whoami(withOptions:)``.
            @inline(never)
            public func whoami(withOptions options: WhoamiOptions? = nil) -> ServiceRequest<Void> {
                let description = RequestDescription(.get, "/whoami", options: options)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``SecurityClient/anyone(withOptions:)``.
            @inline(never)
            public func anyone(withOptions options: AnyoneOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/open", options: options)
                description.anonymous()
                return ServiceRequest(description, client: client, returns: .nothing)
            }
        }
    }
}
