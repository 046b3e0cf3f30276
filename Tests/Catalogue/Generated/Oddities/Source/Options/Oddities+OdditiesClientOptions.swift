// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Oddities {
    /// Options of a ``OdditiesClient``.
    public struct OdditiesClientOptions: ClientOptions {
        // MARK: ClientOptions Protocol

        /// The version of the service's API that requests are written for.
        public let apiVersion: String
        /// Receives the client's log messages.
        public let logger: any ClientLogger
        /// What the client tells the service about itself.
        public let telemetryOptions: TelemetryOptions
        /// How requests are sent.
        public let transportOptions: TransportOptions
        /// The queue on which completion handlers are called; the main queue if none is given.
        public let dispatchQueue: DispatchQueue?

        // MARK: Initializer

        /// Creates options; what is not given has its usual value.
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

    /// Options of ``OdditiesClient/odd(body:withOptions:)``, which has none of its own.
    public typealias OddOptions = CommonOptions

    /// Options of ``OdditiesClient/setAmounts(body:withOptions:)``, which has none of its own.
    public typealias SetAmountsOptions = CommonOptions

    /// Options of ``OdditiesClient/versioned(withOptions:)``, which has none of its own.
    public typealias VersionedOptions = CommonOptions
}
