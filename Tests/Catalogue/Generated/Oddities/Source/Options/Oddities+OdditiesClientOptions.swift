// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Oddities {
    /// Options for the client ``OdditiesClient``.
    public struct OdditiesClientOptions: ClientOptions {
        // MARK: ClientOptions Protocol

        /// The version of the service's API that the client uses.
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
            apiVersion: OdditiesClient.ApiVersion = .latest,
            logger: any ClientLogger = ClientLoggers.default(tag: "OdditiesClient"),
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

    /// Options for ``OdditiesClient/odd(body:withOptions:)``.
    public typealias OddOptions = CommonOptions

    /// Options for ``OdditiesClient/setAmounts(body:withOptions:)``.
    public typealias SetAmountsOptions = CommonOptions

    /// Options for ``OdditiesClient/versioned(withOptions:)``.
    public typealias VersionedOptions = CommonOptions

    /// Options for ``OdditiesClient/policy(name:withOptions:)``.
    public typealias PolicyOptions = CommonOptions

    /// Options for ``OdditiesClient/alike(body:withOptions:)``.
    public typealias AlikeOptions = CommonOptions
}
