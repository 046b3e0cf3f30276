// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Bodies {
    /// Options of a ``BodiesClient``.
    public struct BodiesClientOptions: ClientOptions {
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

    /// Options of the operation `json`, which has none of its own.
    public typealias JsonOptions = CommonOptions

    /// Options of the operation `suffixJson`, which has none of its own.
    public typealias SuffixJSONOptions = CommonOptions

    /// Options of the operation `optionalJson`, which has none of its own.
    public typealias OptionalJSONOptions = CommonOptions

    /// Options of the operation `jsonList`, which has none of its own.
    public typealias JsonListOptions = CommonOptions

    /// Options of the operation `jsonText`, which has none of its own.
    public typealias JsonTextOptions = CommonOptions

    /// Options of the operation `jsonMap`, which has none of its own.
    public typealias JsonMapOptions = CommonOptions

    /// Options of the operation `jsonAny`, which has none of its own.
    public typealias JsonAnyOptions = CommonOptions

    /// Options of the operation `form`, which has none of its own.
    public typealias FormOptions = CommonOptions

    /// Options of the operation `multipart`, which has none of its own.
    public typealias MultipartOptions = CommonOptions

    /// Options of the operation `text`, which has none of its own.
    public typealias TextOptions = CommonOptions

    /// Options of the operation `bytes`, which has none of its own.
    public typealias BytesOptions = CommonOptions

    /// Options of the operation `image`, which has none of its own.
    public typealias ImageOptions = CommonOptions

    /// Options of the operation `none`, which has none of its own.
    public typealias NoneOptions = CommonOptions
}
