// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension XML {
    /// Options of a ``XMLClient``.
    public struct XMLClientOptions: ClientOptions {
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
            apiVersion: XMLClient.ApiVersion = .latest,
            logger: any ClientLogger = ClientLoggers.default(tag: "XMLClient"),
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

    /// Options of ``XMLClient/book(body:withOptions:)``, which has none of its own.
    public typealias BookOptions = CommonOptions

    /// Options of ``XMLClient/lists(body:withOptions:)``, which has none of its own.
    public typealias ListsOptions = CommonOptions

    /// Options of ``XMLClient/namespaces(body:withOptions:)``, which has none of its own.
    public typealias NamespacesOptions = CommonOptions

    /// Options of ``XMLClient/label(body:withOptions:)``, which has none of its own.
    public typealias LabelOptions = CommonOptions

    /// Options of ``XMLClient/media(body:withOptions:)``, which has none of its own.
    public typealias MediaOptions = CommonOptions

    /// Options of ``XMLClient/values(body:withOptions:)``, which has none of its own.
    public typealias ValuesOptions = CommonOptions

    /// Options of ``XMLClient/base(body:withOptions:)``, which has none of its own.
    public typealias BaseOptions = CommonOptions

    /// Options of ``XMLClient/list(withOptions:)``, which has none of its own.
    public typealias ListOptions = CommonOptions

    /// Options of ``XMLClient/failing(withOptions:)``, which has none of its own.
    public typealias FailingOptions = CommonOptions
}
