// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Bodies {
    /// Options of a ``BodiesClient``.
    public struct BodiesClientOptions: ClientOptions {
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
            apiVersion: BodiesClient.ApiVersion = .latest,
            logger: any ClientLogger = ClientLoggers.default(tag: "BodiesClient"),
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

    /// Options of ``BodiesClient/json(body:withOptions:)``, which has none of its own.
    public typealias JsonOptions = CommonOptions

    /// Options of ``BodiesClient/suffixJson(body:withOptions:)``, which has none of its own.
    public typealias SuffixJSONOptions = CommonOptions

    /// Options of ``BodiesClient/optionalJson(body:withOptions:)``, which has none of its own.
    public typealias OptionalJSONOptions = CommonOptions

    /// Options of ``BodiesClient/jsonList(body:withOptions:)``, which has none of its own.
    public typealias JsonListOptions = CommonOptions

    /// Options of ``BodiesClient/jsonText(body:withOptions:)``, which has none of its own.
    public typealias JsonTextOptions = CommonOptions

    /// Options of ``BodiesClient/jsonMap(body:withOptions:)``, which has none of its own.
    public typealias JsonMapOptions = CommonOptions

    /// Options of ``BodiesClient/jsonAny(body:withOptions:)``, which has none of its own.
    public typealias JsonAnyOptions = CommonOptions

    /// Options of ``BodiesClient/form(body:withOptions:)``, which has none of its own.
    public typealias FormOptions = CommonOptions

    /// Options of ``BodiesClient/multipart(body:withOptions:)``, which has none of its own.
    public typealias MultipartOptions = CommonOptions

    /// Options of ``BodiesClient/text(body:withOptions:)``, which has none of its own.
    public typealias TextOptions = CommonOptions

    /// Options of `bytes(body:withOptions:)`, which has none of its own.
    public typealias BytesOptions = CommonOptions

    /// Options of `image(body:withOptions:)`, which has none of its own.
    public typealias ImageOptions = CommonOptions

    /// Options of ``BodiesClient/none(withOptions:)``, which has none of its own.
    public typealias NoneOptions = CommonOptions
}
