// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension PathStyles {
    /// Options of a ``PathStylesClient``.
    public struct PathStylesClientOptions: ClientOptions {
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

    /// Options of ``PathStylesClient/simpleValue(v:withOptions:)``, which has none of its own.
    public typealias SimpleValueOptions = CommonOptions

    /// Options of ``PathStylesClient/simpleList(v:withOptions:)``, which has none of its own.
    public typealias SimpleListOptions = CommonOptions

    /// Options of ``PathStylesClient/simpleListExploded(v:withOptions:)``, which has none of its own.
    public typealias SimpleListExplodedOptions = CommonOptions

    /// Options of ``PathStylesClient/simpleObject(v:withOptions:)``, which has none of its own.
    public typealias SimpleObjectOptions = CommonOptions

    /// Options of ``PathStylesClient/simpleObjectExploded(v:withOptions:)``, which has none of its own.
    public typealias SimpleObjectExplodedOptions = CommonOptions

    /// Options of ``PathStylesClient/labelValue(v:withOptions:)``, which has none of its own.
    public typealias LabelValueOptions = CommonOptions

    /// Options of ``PathStylesClient/labelList(v:withOptions:)``, which has none of its own.
    public typealias LabelListOptions = CommonOptions

    /// Options of ``PathStylesClient/labelListExploded(v:withOptions:)``, which has none of its own.
    public typealias LabelListExplodedOptions = CommonOptions

    /// Options of ``PathStylesClient/labelObject(v:withOptions:)``, which has none of its own.
    public typealias LabelObjectOptions = CommonOptions

    /// Options of ``PathStylesClient/labelObjectExploded(v:withOptions:)``, which has none of its own.
    public typealias LabelObjectExplodedOptions = CommonOptions

    /// Options of ``PathStylesClient/matrixValue(v:withOptions:)``, which has none of its own.
    public typealias MatrixValueOptions = CommonOptions

    /// Options of ``PathStylesClient/matrixList(v:withOptions:)``, which has none of its own.
    public typealias MatrixListOptions = CommonOptions

    /// Options of ``PathStylesClient/matrixListExploded(v:withOptions:)``, which has none of its own.
    public typealias MatrixListExplodedOptions = CommonOptions

    /// Options of ``PathStylesClient/matrixObject(v:withOptions:)``, which has none of its own.
    public typealias MatrixObjectOptions = CommonOptions

    /// Options of ``PathStylesClient/matrixObjectExploded(v:withOptions:)``, which has none of its own.
    public typealias MatrixObjectExplodedOptions = CommonOptions

    /// Options of ``PathStylesClient/reserved(v:withOptions:)``, which has none of its own.
    public typealias ReservedOptions = CommonOptions

    /// Options of ``PathStylesClient/json(v:withOptions:)``, which has none of its own.
    public typealias JsonOptions = CommonOptions

    /// Options of ``PathStylesClient/several(a:b:c:withOptions:)``, which has none of its own.
    public typealias SeveralOptions = CommonOptions
}
