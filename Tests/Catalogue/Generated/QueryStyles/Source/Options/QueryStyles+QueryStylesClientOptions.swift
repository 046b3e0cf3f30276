// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension QueryStyles {
    /// Options for the client ``QueryStylesClient``.
    public struct QueryStylesClientOptions: ClientOptions {
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

        // MARK: Initializer

        /// Creates options. Options that you leave out have their default values.
        public init(
            apiVersion: QueryStylesClient.ApiVersion = .latest,
            logger: any ClientLogger = ClientLoggers.default(tag: "QueryStylesClient"),
            telemetryOptions: TelemetryOptions = TelemetryOptions(),
            transportOptions: TransportOptions = TransportOptions(),
            dispatchQueue: DispatchQueue? = nil
        ) {
            self.apiVersion = apiVersion.rawValue
            self.logger = logger
            self.telemetryOptions = telemetryOptions
            self.transportOptions = transportOptions
            self.dispatchQueue = dispatchQueue
        }
    }

    /// Options for ``QueryStylesClient/names(top:aBC:withOptions:)``.
    public typealias NamesOptions = CommonOptions

    /// Options for ``QueryStylesClient/sameName(v:vHeader:withOptions:)``.
    public typealias SameNameOptions = CommonOptions

    /// Options for ``QueryStylesClient/sharedOverridden(api:n:withOptions:)``.
    public typealias SharedOverriddenOptions = CommonOptions

    /// Options for ``QueryStylesClient/constants(withOptions:)``.
    public typealias ConstantsOptions = CommonOptions
}
