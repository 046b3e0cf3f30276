// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Manages the IoT SIMs of a Soracom account: their subscribers, the groups that configure them together, and
/// statistics of what they use. Authenticate first; the API key and the token that this yields accompany every
/// other request.
///
/// ```swift
/// let client = try SoracomClient(
///     apiKeyCredential: APIKeyCredential(apiKey),
///     tokenCredential: APIKeyCredential(token)
/// )
/// let result = try await client.subscribers.get(imsi: "imsi")
/// print(result)
/// ```
public nonisolated final class SoracomClient: PipelineClient, PageableClient, @unchecked Sendable {
    // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

    /// The versions of the service's API that this client supports.
    public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
        /// API version "1.0".
        case v10 = "1.0"

        /// The most recent version of the API, which is used unless you choose another.
        public static var latest: ApiVersion { .v10 }
    }

    /// The options that the client was created with.
    public let options: SoracomClientOptions

    // MARK: Initializers

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - endpoint: The URL of the service. Defaults to `https://api.soracom.io/v1`. ``SoracomClientEndpoint``
    ///     lists the URLs that the description names.
    ///   - apiKeyCredential: The key, sent in the header field `X-Soracom-API-Key`. The API key from
    ///     authentication. It is valid only together with the token.
    ///   - tokenCredential: The key, sent in the header field `X-Soracom-Token`. The token from authentication. It
    ///     is valid only together with the API key, and expires: by default after one day.
    ///   - options: The options for the client.
    /// - Throws: `ServiceError.client(_:_:)` if the endpoint or a credential cannot be used.
    public convenience init(
        endpoint: URL? = nil,
        apiKeyCredential: APIKeyCredential,
        tokenCredential: APIKeyCredential,
        withOptions options: SoracomClientOptions? = nil
    ) throws(ServiceError) {
        let authPolicy = CombinedAuthenticationPolicy([
            APIKeyCredentialPolicy(credential: apiKeyCredential, name: "X-Soracom-API-Key", location: .header),
            APIKeyCredentialPolicy(credential: tokenCredential, name: "X-Soracom-Token", location: .header),
        ])
        try self.init(endpoint: endpoint, authPolicy: authPolicy, withOptions: options)
    }

    /// Creates a client for the operations that require no credential.
    ///
    /// Any other operation fails before anything is sent.
    ///
    /// - Parameters:
    ///   - endpoint: The URL of the service. Defaults to `https://api.soracom.io/v1`. ``SoracomClientEndpoint``
    ///     lists the URLs that the description names.
    ///   - options: The options for the client.
    /// - Throws: `ServiceError.client(_:_:)` if the endpoint cannot be used.
    public convenience init(
        endpoint: URL? = nil,
        withOptions options: SoracomClientOptions? = nil
    ) throws(ServiceError) {
        let authPolicy = SchemeAuthenticationPolicy(defaultRequirements: [["apiKey", "token"]])
        try self.init(endpoint: endpoint, authPolicy: authPolicy, withOptions: options)
    }

    /// Creates a client with your own authentication policy, even one that the service's description does not mention.
    ///
    /// - Parameters:
    ///   - endpoint: The URL of the service. Defaults to `https://api.soracom.io/v1`. ``SoracomClientEndpoint``
    ///     lists the URLs that the description names.
    ///   - authPolicy: The policy that authenticates requests, such as a `BearerTokenCredentialPolicy`, or `nil` to
    ///     send them without credentials.
    ///   - options: The options for the client.
    /// - Throws: `ServiceError.client(_:_:)` if the endpoint or the policy's credential cannot be used.
    public init(
        endpoint: URL? = nil,
        authPolicy: (any Authenticating)?,
        withOptions options: SoracomClientOptions? = nil
    ) throws(ServiceError) {
        let endpoint = try ServerTemplate("https://api.soracom.io/v1").url(unless: endpoint)
        let options = options ?? SoracomClientOptions()
        self.options = options
        try super.init(
            endpoint: endpoint,
            authPolicy: authPolicy,
            withOptions: options,
            package: "Soracom",
            productPrefix: "azsdk-ios-"
        )
    }

    // MARK: Operation Groups

    /// Obtains and invalidates API keys and tokens, and resets passwords.
    public var authentication: AuthenticationOperations { AuthenticationOperations(client: self) }

    /// Finds subscribers and changes their state, their group, their speed class and their tags.
    public var subscribers: SubscribersOperations { SubscribersOperations(client: self) }

    /// Manages groups of subscribers, and the configuration that their members share.
    public var groups: GroupsOperations { GroupsOperations(client: self) }

    /// Reports what subscribers have used, as values or as files to download.
    public var statistics: StatisticsOperations { StatisticsOperations(client: self) }
}
