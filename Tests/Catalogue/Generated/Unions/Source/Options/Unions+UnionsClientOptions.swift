// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// Options of a ``UnionsClient``.
    public struct UnionsClientOptions: ClientOptions {
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
            apiVersion: UnionsClient.ApiVersion = .latest,
            logger: any ClientLogger = ClientLoggers.default(tag: "UnionsClient"),
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

    /// Options of ``UnionsClient/shape(body:withOptions:)``, which has none of its own.
    public typealias ShapeOptions = CommonOptions

    /// Options of ``UnionsClient/animal(body:withOptions:)``, which has none of its own.
    public typealias AnimalOptions = CommonOptions

    /// Options of ``UnionsClient/event(body:withOptions:)``, which has none of its own.
    public typealias EventOptions = CommonOptions

    /// Options of ``UnionsClient/pet(body:withOptions:)``, which has none of its own.
    public typealias PetOptions = CommonOptions

    /// Options of ``UnionsClient/filter(body:withOptions:)``, which has none of its own.
    public typealias FilterOptions = CommonOptions

    /// Options of ``UnionsClient/value(body:withOptions:)``, which has none of its own.
    public typealias ValueOptions = CommonOptions

    /// Options of ``UnionsClient/vehicle(body:withOptions:)``, which has none of its own.
    public typealias VehicleOptions = CommonOptions

    /// Options of ``UnionsClient/truck(body:withOptions:)``, which has none of its own.
    public typealias TruckOptions = CommonOptions

    /// Options of ``UnionsClient/drawing(body:withOptions:)``, which has none of its own.
    public typealias DrawingOptions = CommonOptions
}
