// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// Options for the client ``UnionsClient``.
    public struct UnionsClientOptions: ClientOptions {
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

    /// Options for ``UnionsClient/shape(body:withOptions:)``.
    public typealias ShapeOptions = CommonOptions

    /// Options for ``UnionsClient/animal(body:withOptions:)``.
    public typealias AnimalOptions = CommonOptions

    /// Options for ``UnionsClient/event(body:withOptions:)``.
    public typealias EventOptions = CommonOptions

    /// Options for ``UnionsClient/pet(body:withOptions:)``.
    public typealias PetOptions = CommonOptions

    /// Options for ``UnionsClient/filter(body:withOptions:)``.
    public typealias FilterOptions = CommonOptions

    /// Options for ``UnionsClient/value(body:withOptions:)``.
    public typealias ValueOptions = CommonOptions

    /// Options for ``UnionsClient/vehicle(body:withOptions:)``.
    public typealias VehicleOptions = CommonOptions

    /// Options for ``UnionsClient/truck(body:withOptions:)``.
    public typealias TruckOptions = CommonOptions

    /// Options for ``UnionsClient/drawing(body:withOptions:)``.
    public typealias DrawingOptions = CommonOptions

    /// Options for ``UnionsClient/outcome(body:withOptions:)``.
    public typealias OutcomeOptions = CommonOptions

    /// Options for ``UnionsClient/plant(body:withOptions:)``.
    public typealias PlantOptions = CommonOptions
}
