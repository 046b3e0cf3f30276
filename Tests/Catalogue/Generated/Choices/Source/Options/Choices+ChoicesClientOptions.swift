// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// Options of a ``ChoicesClient``.
    public struct ChoicesClientOptions: ClientOptions {
        // MARK: ClientOptions Protocol

        /// The version of the service's API that requests are written for. No request tells it to the service.
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
            apiVersion: ChoicesClient.ApiVersion = .latest,
            logger: any ClientLogger = ClientLoggers.default(tag: "ChoicesClient"),
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

    /// Options of ``ChoicesClient/contact(body:withOptions:)``, which has none of its own.
    public typealias ContactOptions = CommonOptions

    /// Options of ``ChoicesClient/shape(body:withOptions:)``, which has none of its own.
    public typealias ShapeOptions = CommonOptions

    /// Options of ``ChoicesClient/both(body:withOptions:)``, which has none of its own.
    public typealias BothOptions = CommonOptions

    /// Options of ``ChoicesClient/message(body:withOptions:)``, which has none of its own.
    public typealias MessageOptions = CommonOptions

    /// Options of ``ChoicesClient/tree(body:withOptions:)``, which has none of its own.
    public typealias TreeOptions = CommonOptions
}
