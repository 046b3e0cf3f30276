// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension PathStyles {
    /// Options for the client ``PathStylesClient``.
    public struct PathStylesClientOptions: ClientOptions {
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

    /// Options for ``PathStylesClient/simpleValue(v:withOptions:)``.
    public typealias SimpleValueOptions = CommonOptions

    /// Options for ``PathStylesClient/simpleList(v:withOptions:)``.
    public typealias SimpleListOptions = CommonOptions

    /// Options for ``PathStylesClient/simpleListExploded(v:withOptions:)``.
    public typealias SimpleListExplodedOptions = CommonOptions

    /// Options for ``PathStylesClient/simpleObject(v:withOptions:)``.
    public typealias SimpleObjectOptions = CommonOptions

    /// Options for ``PathStylesClient/simpleObjectExploded(v:withOptions:)``.
    public typealias SimpleObjectExplodedOptions = CommonOptions

    /// Options for ``PathStylesClient/labelValue(v:withOptions:)``.
    public typealias LabelValueOptions = CommonOptions

    /// Options for ``PathStylesClient/labelList(v:withOptions:)``.
    public typealias LabelListOptions = CommonOptions

    /// Options for ``PathStylesClient/labelListExploded(v:withOptions:)``.
    public typealias LabelListExplodedOptions = CommonOptions

    /// Options for ``PathStylesClient/labelObject(v:withOptions:)``.
    public typealias LabelObjectOptions = CommonOptions

    /// Options for ``PathStylesClient/labelObjectExploded(v:withOptions:)``.
    public typealias LabelObjectExplodedOptions = CommonOptions

    /// Options for ``PathStylesClient/matrixValue(v:withOptions:)``.
    public typealias MatrixValueOptions = CommonOptions

    /// Options for ``PathStylesClient/matrixList(v:withOptions:)``.
    public typealias MatrixListOptions = CommonOptions

    /// Options for ``PathStylesClient/matrixListExploded(v:withOptions:)``.
    public typealias MatrixListExplodedOptions = CommonOptions

    /// Options for ``PathStylesClient/matrixObject(v:withOptions:)``.
    public typealias MatrixObjectOptions = CommonOptions

    /// Options for ``PathStylesClient/matrixObjectExploded(v:withOptions:)``.
    public typealias MatrixObjectExplodedOptions = CommonOptions

    /// Options for ``PathStylesClient/reserved(v:withOptions:)``.
    public typealias ReservedOptions = CommonOptions

    /// Options for ``PathStylesClient/json(v:withOptions:)``.
    public typealias JsonOptions = CommonOptions

    /// Options for ``PathStylesClient/several(a:b:c:withOptions:)``.
    public typealias SeveralOptions = CommonOptions
}
