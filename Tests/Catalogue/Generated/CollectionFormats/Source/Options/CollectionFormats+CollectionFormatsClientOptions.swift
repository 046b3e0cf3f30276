// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension CollectionFormats {
    /// Options for the client ``CollectionFormatsClient``.
    public struct CollectionFormatsClientOptions: ClientOptions {
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

    /// Options for ``CollectionFormatsClient/path(v:withOptions:)``.
    public typealias PathOptions = CommonOptions

    /// Options for ``CollectionFormatsClient/pipesPath(v:withOptions:)``.
    public typealias PipesPathOptions = CommonOptions

    /// Options for ``CollectionFormatsClient/form(body:withOptions:)``.
    public typealias FormOptions = CommonOptions

    /// Options for ``CollectionFormatsClient/listsInForm(body:withOptions:)``.
    public typealias ListsInFormOptions = CommonOptions

    /// Options for ``CollectionFormatsClient/listsInParts(body:withOptions:)``.
    public typealias ListsInPartsOptions = CommonOptions

    /// Options for ``CollectionFormatsClient/upload(body:withOptions:)``.
    public typealias UploadOptions = CommonOptions

    /// Options for ``CollectionFormatsClient/body(pet:withOptions:)``.
    public typealias BodyOptions = CommonOptions

    /// Options for ``CollectionFormatsClient/skipEncoding(path:withOptions:)``.
    public typealias SkipEncodingOptions = CommonOptions

    /// Options for ``CollectionFormatsClient/listsInPath(v:withOptions:)``.
    public typealias ListsInPathOptions = CommonOptions
}
