// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension PathStyles {
    /// Options of a ``PathStylesClient``.
    public struct PathStylesClientOptions: ClientOptions {
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
            apiVersion: PathStylesClient.ApiVersion = .latest,
            logger: any ClientLogger = ClientLoggers.default(tag: "PathStylesClient"),
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

    /// Options of the operation `simpleValue`, which has none of its own.
    public typealias SimpleValueOptions = CommonOptions

    /// Options of the operation `simpleList`, which has none of its own.
    public typealias SimpleListOptions = CommonOptions

    /// Options of the operation `simpleListExploded`, which has none of its own.
    public typealias SimpleListExplodedOptions = CommonOptions

    /// Options of the operation `simpleObject`, which has none of its own.
    public typealias SimpleObjectOptions = CommonOptions

    /// Options of the operation `simpleObjectExploded`, which has none of its own.
    public typealias SimpleObjectExplodedOptions = CommonOptions

    /// Options of the operation `labelValue`, which has none of its own.
    public typealias LabelValueOptions = CommonOptions

    /// Options of the operation `labelList`, which has none of its own.
    public typealias LabelListOptions = CommonOptions

    /// Options of the operation `labelListExploded`, which has none of its own.
    public typealias LabelListExplodedOptions = CommonOptions

    /// Options of the operation `labelObject`, which has none of its own.
    public typealias LabelObjectOptions = CommonOptions

    /// Options of the operation `labelObjectExploded`, which has none of its own.
    public typealias LabelObjectExplodedOptions = CommonOptions

    /// Options of the operation `matrixValue`, which has none of its own.
    public typealias MatrixValueOptions = CommonOptions

    /// Options of the operation `matrixList`, which has none of its own.
    public typealias MatrixListOptions = CommonOptions

    /// Options of the operation `matrixListExploded`, which has none of its own.
    public typealias MatrixListExplodedOptions = CommonOptions

    /// Options of the operation `matrixObject`, which has none of its own.
    public typealias MatrixObjectOptions = CommonOptions

    /// Options of the operation `matrixObjectExploded`, which has none of its own.
    public typealias MatrixObjectExplodedOptions = CommonOptions

    /// Options of the operation `reserved`, which has none of its own.
    public typealias ReservedOptions = CommonOptions

    /// Options of the operation `json`, which has none of its own.
    public typealias JsonOptions = CommonOptions

    /// Options of the operation `several`, which has none of its own.
    public typealias SeveralOptions = CommonOptions
}
