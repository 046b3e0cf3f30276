// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Credentials {
    /// A client for Credentials.
    ///
    /// ```swift
    /// let client = try Credentials.CredentialsClient(endpoint: endpoint, credential: StaticTokenCredential(token))
    /// try await client.usual()
    /// ```
    public nonisolated final class CredentialsClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: CredentialsClientOptions

        // MARK: Initializers

        /// Creates a client.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - credential: The credential that supplies access tokens. Where to obtain them:
        ///     `https://login.example.com/token`.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint or a credential cannot be used.
        public convenience init(
            endpoint: URL,
            credential: any TokenCredential,
            withOptions options: CredentialsClientOptions? = nil
        ) throws(ServiceError) {
            let scopes = options?.scopes ?? ["get", "set", "all"]
            var authPolicy = SchemeAuthenticationPolicy(defaultRequirements: [["token"]])
            authPolicy.add("token", BearerTokenCredentialPolicy(credential: credential, scopes: scopes))
            try self.init(endpoint: endpoint, authPolicy: authPolicy, withOptions: options)
        }

        /// Creates a client for the operations that require no other credential.
        ///
        /// Any other operation fails before anything is sent.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - credential: The key, sent in the query parameter `key`.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint or a credential cannot be used.
        public convenience init(
            endpoint: URL,
            credential: APIKeyCredential,
            withOptions options: CredentialsClientOptions? = nil
        ) throws(ServiceError) {
            var authPolicy = SchemeAuthenticationPolicy(defaultRequirements: [["token"]])
            authPolicy.add("query", APIKeyCredentialPolicy(credential: credential, name: "key", location: .query))
            try self.init(endpoint: endpoint, authPolicy: authPolicy, withOptions: options)
        }

        /// Creates a client for the operations that require no other credential.
        ///
        /// Any other operation fails before anything is sent.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - cookieCredential: The key, sent in the cookie `session`.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint or a credential cannot be used.
        public convenience init(
            endpoint: URL,
            cookieCredential: APIKeyCredential,
            withOptions options: CredentialsClientOptions? = nil
        ) throws(ServiceError) {
            var authPolicy = SchemeAuthenticationPolicy(defaultRequirements: [["token"]])
            authPolicy.add(
                "cookie",
                APIKeyCredentialPolicy(credential: cookieCredential, name: "session", location: .cookie)
            )
            try self.init(endpoint: endpoint, authPolicy: authPolicy, withOptions: options)
        }

        /// Creates a client.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - tokenCredential: The credential that supplies access tokens. Where to obtain them:
        ///     `https://login.example.com/token`.
        ///   - queryCredential: The key, sent in the query parameter `key`.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint or a credential cannot be used.
        public convenience init(
            endpoint: URL,
            tokenCredential: any TokenCredential,
            queryCredential: APIKeyCredential,
            withOptions options: CredentialsClientOptions? = nil
        ) throws(ServiceError) {
            let scopes = options?.scopes ?? ["get", "set", "all"]
            var authPolicy = SchemeAuthenticationPolicy(defaultRequirements: [["token"]])
            authPolicy.add("token", BearerTokenCredentialPolicy(credential: tokenCredential, scopes: scopes))
            authPolicy.add("query", APIKeyCredentialPolicy(credential: queryCredential, name: "key", location: .query))
            try self.init(endpoint: endpoint, authPolicy: authPolicy, withOptions: options)
        }

        /// Creates a client for the operations that require no other credential.
        ///
        /// Any other operation fails before anything is sent.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - identityCredential: The credential that supplies access tokens. Where to obtain them:
        ///     `https://login.example.com/.well-known/openid-configuration`.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint or a credential cannot be used.
        public convenience init(
            endpoint: URL,
            identityCredential: any TokenCredential,
            withOptions options: CredentialsClientOptions? = nil
        ) throws(ServiceError) {
            var authPolicy = SchemeAuthenticationPolicy(defaultRequirements: [["token"]])
            authPolicy.add("identity", BearerTokenCredentialPolicy(credential: identityCredential))
            try self.init(endpoint: endpoint, authPolicy: authPolicy, withOptions: options)
        }

        /// Creates a client with one or more of the credentials that the service's operations accept.
        ///
        /// An operation that accepts none of the given credentials fails before anything is sent.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - tokenCredential: The credential that supplies access tokens. Where to obtain them:
        ///     `https://login.example.com/token`.
        ///   - identityCredential: The credential that supplies access tokens. Where to obtain them:
        ///     `https://login.example.com/.well-known/openid-configuration`.
        ///   - queryCredential: The key, sent in the query parameter `key`.
        ///   - cookieCredential: The key, sent in the cookie `session`.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint or a credential cannot be used.
        public convenience init(
            endpoint: URL,
            tokenCredential: (any TokenCredential)? = nil,
            identityCredential: (any TokenCredential)? = nil,
            queryCredential: APIKeyCredential? = nil,
            cookieCredential: APIKeyCredential? = nil,
            withOptions options: CredentialsClientOptions? = nil
        ) throws(ServiceError) {
            let scopes = options?.scopes ?? ["get", "set", "all"]
            var authPolicy = SchemeAuthenticationPolicy(defaultRequirements: [["token"]])
            authPolicy.add("token", tokenCredential.map { BearerTokenCredentialPolicy(credential: $0, scopes: scopes) })
            authPolicy.add("identity", identityCredential.map { BearerTokenCredentialPolicy(credential: $0) })
            authPolicy.add(
                "query",
                queryCredential.map { APIKeyCredentialPolicy(credential: $0, name: "key", location: .query) }
            )
            authPolicy.add(
                "cookie",
                cookieCredential.map { APIKeyCredentialPolicy(credential: $0, name: "session", location: .cookie) }
            )
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
            withOptions options: CredentialsClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? CredentialsClientOptions()
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

        /// Sends `GET /query`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func byQuery(withOptions options: ByQueryOptions? = nil) async throws(ServiceError) {
            let request = requests.byQuery(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /query`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func byQuery(
            withOptions options: ByQueryOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.byQuery(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /cookie`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func byCookie(withOptions options: ByCookieOptions? = nil) async throws(ServiceError) {
            let request = requests.byCookie(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /cookie`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func byCookie(
            withOptions options: ByCookieOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.byCookie(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /both`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func byBoth(withOptions options: ByBothOptions? = nil) async throws(ServiceError) {
            let request = requests.byBoth(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /both`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func byBoth(
            withOptions options: ByBothOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.byBoth(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /either`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func byEither(withOptions options: ByEitherOptions? = nil) async throws(ServiceError) {
            let request = requests.byEither(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /either`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func byEither(
            withOptions options: ByEitherOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.byEither(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /optional`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func optional(withOptions options: OptionalOptions? = nil) async throws(ServiceError) {
            let request = requests.optional(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /optional`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func optional(
            withOptions options: OptionalOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.optional(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /open`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func open(withOptions options: OpenOptions? = nil) async throws(ServiceError) {
            let request = requests.open(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /open`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func open(
            withOptions options: OpenOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.open(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /same`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func bySame(withOptions options: BySameOptions? = nil) async throws(ServiceError) {
            let request = requests.bySame(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /same`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func bySame(
            withOptions options: BySameOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.bySame(withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: CredentialsClient

            /// Creates the request for ``CredentialsClient/usual(withOptions:)``.
            @inline(never)
            public func usual(withOptions options: UsualOptions? = nil) -> ServiceRequest<Void> {
                let description = RequestDescription(.get, "/usual", options: options)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CredentialsClient/byQuery(withOptions:)``.
            @inline(never)
            public func byQuery(withOptions options: ByQueryOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/query", options: options)
                description.security([["query"]])
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CredentialsClient/byCookie(withOptions:)``.
            @inline(never)
            public func byCookie(withOptions options: ByCookieOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/cookie", options: options)
                description.security([["cookie"]])
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CredentialsClient/byBoth(withOptions:)``.
            @inline(never)
            public func byBoth(withOptions options: ByBothOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/both", options: options)
                description.security([["token", "query"]])
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CredentialsClient/byEither(withOptions:)``.
            @inline(never)
            public func byEither(withOptions options: ByEitherOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/either", options: options)
                description.security([["cookie"], ["identity"], ["token"]])
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CredentialsClient/optional(withOptions:)``.
            @inline(never)
            public func optional(withOptions options: OptionalOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/optional", options: options)
                description.security([["query"], []])
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CredentialsClient/open(withOptions:)``.
            @inline(never)
            public func open(withOptions options: OpenOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/open", options: options)
                description.anonymous()
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``CredentialsClient/bySame(withOptions:)``.
            @inline(never)
            public func bySame(withOptions options: BySameOptions? = nil) -> ServiceRequest<Void> {
                let description = RequestDescription(.get, "/same", options: options)
                return ServiceRequest(description, client: client, returns: .nothing)
            }
        }
    }
}
