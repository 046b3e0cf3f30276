// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension CollectionFormats {
    /// Options of a ``CollectionFormatsClient``.
    public struct CollectionFormatsClientOptions: ClientOptions {
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
            apiVersion: CollectionFormatsClient.ApiVersion = .latest,
            logger: any ClientLogger = ClientLoggers.default(tag: "CollectionFormatsClient"),
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

    /// Options of ``CollectionFormatsClient/path(v:withOptions:)``, which has none of its own.
    public typealias PathOptions = CommonOptions

    /// Options of ``CollectionFormatsClient/form(body:withOptions:)``, which has none of its own.
    public typealias FormOptions = CommonOptions

    /// Options of ``CollectionFormatsClient/listsInForm(body:withOptions:)``, which has none of its own.
    public typealias ListsInFormOptions = CommonOptions

    /// Options of ``CollectionFormatsClient/listsInParts(body:withOptions:)``, which has none of its own.
    public typealias ListsInPartsOptions = CommonOptions

    /// Options of ``CollectionFormatsClient/upload(body:withOptions:)``, which has none of its own.
    public typealias UploadOptions = CommonOptions

    /// Options of ``CollectionFormatsClient/body(pet:withOptions:)``, which has none of its own.
    public typealias BodyOptions = CommonOptions

    /// Options of ``CollectionFormatsClient/skipEncoding(path:withOptions:)``, which has none of its own.
    public typealias SkipEncodingOptions = CommonOptions

    /// Options of ``CollectionFormatsClient/listsInPath(v:withOptions:)``, which has none of its own.
    public typealias ListsInPathOptions = CommonOptions
}
