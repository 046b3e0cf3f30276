// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Versions {
    /// A client for Versions.
    ///
    /// ```swift
    /// let client = try Versions.VersionsClient(endpoint: endpoint, credential: StaticTokenCredential(token))
    /// let result = try await client.getItem()
    /// print(result)
    /// ```
    public nonisolated final class VersionsClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "2023".
            case v2023 = "2023"
            /// API version "2024".
            case v2024 = "2024"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v2024 }
        }

        /// The options that the client was created with.
        public let options: VersionsClientOptions

        // MARK: Initializers

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
            withOptions options: VersionsClientOptions? = nil
        ) throws(ServiceError) {
            var authPolicy = SchemeAuthenticationPolicy(defaultRequirements: [["token"], ["password"]])
            authPolicy.add("token", BearerTokenCredentialPolicy(credential: credential))
            try self.init(endpoint: endpoint, authPolicy: authPolicy, withOptions: options)
        }

        /// Creates a client.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - login: The user name and the password.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint or a credential cannot be used.
        public convenience init(
            endpoint: URL,
            login: BasicCredential,
            withOptions options: VersionsClientOptions? = nil
        ) throws(ServiceError) {
            var authPolicy = SchemeAuthenticationPolicy(defaultRequirements: [["token"], ["password"]])
            authPolicy.add("password", BasicCredentialPolicy(credential: login))
            try self.init(endpoint: endpoint, authPolicy: authPolicy, withOptions: options)
        }

        /// Creates a client with one or more of the credentials that the service's operations accept.
        ///
        /// An operation that accepts none of the given credentials fails before anything is sent.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - tokenCredential: The credential that supplies access tokens.
        ///   - login: The user name and the password.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint or a credential cannot be used.
        public convenience init(
            endpoint: URL,
            tokenCredential: (any TokenCredential)? = nil,
            login: BasicCredential? = nil,
            withOptions options: VersionsClientOptions? = nil
        ) throws(ServiceError) {
            var authPolicy = SchemeAuthenticationPolicy(defaultRequirements: [["token"], ["password"]])
            authPolicy.add("token", tokenCredential.map { BearerTokenCredentialPolicy(credential: $0) })
            authPolicy.add("password", login.map { BasicCredentialPolicy(credential: $0) })
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
            withOptions options: VersionsClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? VersionsClientOptions()
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

        /// Only in API version 2024.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func getNew(withOptions options: GetNewOptions? = nil) async throws(ServiceError) {
            let request = requests.getNew(withOptions: options)
            try await request.value()
        }

        /// Only in API version 2024.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func getNew(
            withOptions options: GetNewOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.getNew(withOptions: options).run(completionHandler)
        }

        /// Only in API version 2023.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func getGone(withOptions options: GetGoneOptions? = nil) async throws(ServiceError) {
            let request = requests.getGone(withOptions: options)
            try await request.value()
        }

        /// Only in API version 2023.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func getGone(
            withOptions options: GetGoneOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.getGone(withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: VersionsClient

            /// Creates the request for ``VersionsClient/getItem(withOptions:)``.
            @inline(never)
            public func getItem(withOptions options: GetItemOptions? = nil) -> ServiceRequest<Item> {
                var description = RequestDescription(.get, "/item", options: options)
                description.query("api-version", client.options.apiVersion)
                description.query("detail", options?.detail)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``VersionsClient/getNew(withOptions:)``.
            @inline(never)
            public func getNew(withOptions options: GetNewOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/new", options: options)
                description.query("api-version", client.options.apiVersion)
                description.security([["token"]])
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``VersionsClient/getGone(withOptions:)``.
            @inline(never)
            public func getGone(withOptions options: GetGoneOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/gone", options: options)
                description.query("api-version", client.options.apiVersion)
                description.security([["password"]])
                return ServiceRequest(description, client: client, returns: .nothing)
            }
        }
    }
}
