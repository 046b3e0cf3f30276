// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// A client for Extensions.
    ///
    /// ```swift
    /// let client = try Extensions.ExtensionsClient(endpoint: endpoint, subscriptionId: subscriptionId)
    /// if let result = try await client.failures.get() {
    ///     print(result)
    /// }
    /// ```
    public nonisolated final class ExtensionsClient: PipelineClient, PageableClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "2024-01-01".
            case v20240101 = "2024-01-01"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v20240101 }
        }

        /// The options that the client was created with.
        public let options: ExtensionsClientOptions
        /// The subscription ID.
        public let subscriptionId: String

        // MARK: Initializers

        /// Creates a client.
        ///
        /// The service's description has no security scheme. If operations need a credential besides their arguments,
        /// create the client with an `authPolicy` instead, such as
        /// `BearerTokenCredentialPolicy(credential: StaticTokenCredential(token))`.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - subscriptionId: The subscription ID.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint cannot be used.
        public convenience init(
            endpoint: URL,
            subscriptionId: String,
            withOptions options: ExtensionsClientOptions? = nil
        ) throws(ServiceError) {
            try self.init(endpoint: endpoint, authPolicy: nil, subscriptionId: subscriptionId, withOptions: options)
        }

        /// Creates a client with your own authentication policy, even one that the service's description does not mention.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - authPolicy: The policy that authenticates requests, such as a `BearerTokenCredentialPolicy`, or `nil` to
        ///     send them without credentials.
        ///   - subscriptionId: The subscription ID.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint or the policy's credential cannot be used.
        public init(
            endpoint: URL,
            authPolicy: (any Authenticating)?,
            subscriptionId: String,
            withOptions options: ExtensionsClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? ExtensionsClientOptions()
            self.options = options
            self.subscriptionId = subscriptionId
            try super.init(
                endpoint: endpoint,
                authPolicy: authPolicy,
                withOptions: options,
                package: "CatalogueClients",
                productPrefix: "azsdk-ios-"
            )
        }

        // MARK: Operation Groups

        /// The operations on things.
        public var things: ThingsOperations { ThingsOperations(client: self) }

        /// The operations in the group `Raw`.
        public var raw: RawOperations { RawOperations(client: self) }

        /// The operations on failures.
        public var failures: FailuresOperations { FailuresOperations(client: self) }

        /// The operations on accounts.
        public var accounts: AccountsOperations { AccountsOperations(client: self) }
    }
}
