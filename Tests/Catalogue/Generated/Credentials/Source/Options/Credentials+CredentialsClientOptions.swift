// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Credentials {
    /// Options for the client ``CredentialsClient``.
    public struct CredentialsClientOptions: ClientOptions {
        // MARK: ClientOptions Protocol

        /// The version of the service's API that the client uses. Requests do not include it.
        public let apiVersion: String
        /// The logger that receives the client's messages.
        public let logger: any ClientLogger
        /// Options for the telemetry that the client sends with its requests.
        public let telemetryOptions: TelemetryOptions
        /// Options for the transport that sends the requests.
        public let transportOptions: TransportOptions
        /// The queue on which completion handlers are called, or `nil` for the main queue.
        public let dispatchQueue: DispatchQueue?

        // MARK: CredentialsClient Options

        /// The scopes of the access tokens, or `nil` for scopes that suffice for every operation.
        public let scopes: [String]?

        // MARK: Initializer

        /// Creates options. Options that you leave out have their default values.
        public init(
            apiVersion: CredentialsClient.ApiVersion = .latest,
            logger: any ClientLogger = ClientLoggers.default(tag: "CredentialsClient"),
            telemetryOptions: TelemetryOptions = TelemetryOptions(),
            transportOptions: TransportOptions = TransportOptions(),
            dispatchQueue: DispatchQueue? = nil,
            scopes: [String]? = nil
        ) {
            self.apiVersion = apiVersion.rawValue
            self.logger = logger
            self.telemetryOptions = telemetryOptions
            self.transportOptions = transportOptions
            self.dispatchQueue = dispatchQueue
            self.scopes = scopes
        }
    }

    /// Options for ``CredentialsClient/usual(withOptions:)``.
    public typealias UsualOptions = CommonOptions

    /// Options for ``CredentialsClient/byQuery(withOptions:)``.
    public typealias ByQueryOptions = CommonOptions

    /// Options for ``CredentialsClient/byCookie(withOptions:)``.
    public typealias ByCookieOptions = CommonOptions

    /// Options for ``CredentialsClient/byBoth(withOptions:)``.
    public typealias ByBothOptions = CommonOptions

    /// Options for ``CredentialsClient/byEither(withOptions:)``.
    public typealias ByEitherOptions = CommonOptions

    /// Options for ``CredentialsClient/optional(withOptions:)``.
    public typealias OptionalOptions = CommonOptions

    /// Options for ``CredentialsClient/open(withOptions:)``.
    public typealias OpenOptions = CommonOptions

    /// Options for ``CredentialsClient/bySame(withOptions:)``.
    public typealias BySameOptions = CommonOptions
}
