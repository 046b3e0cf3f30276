// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension XML {
    /// Options for the client ``XMLClient``.
    public struct XMLClientOptions: ClientOptions {
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

    /// Options for ``XMLClient/book(body:withOptions:)``.
    public typealias BookOptions = CommonOptions

    /// Options for ``XMLClient/lists(body:withOptions:)``.
    public typealias ListsOptions = CommonOptions

    /// Options for ``XMLClient/namespaces(body:withOptions:)``.
    public typealias NamespacesOptions = CommonOptions

    /// Options for ``XMLClient/label(body:withOptions:)``.
    public typealias LabelOptions = CommonOptions

    /// Options for ``XMLClient/media(body:withOptions:)``.
    public typealias MediaOptions = CommonOptions

    /// Options for ``XMLClient/values(body:withOptions:)``.
    public typealias ValuesOptions = CommonOptions

    /// Options for ``XMLClient/base(body:withOptions:)``.
    public typealias BaseOptions = CommonOptions

    /// Options for ``XMLClient/list(withOptions:)``.
    public typealias ListOptions = CommonOptions

    /// Options for ``XMLClient/failing(withOptions:)``.
    public typealias FailingOptions = CommonOptions

    /// Options for `resource(body:withOptions:)`.
    public typealias ResourceOptions = CommonOptions

    /// Options for `resourceXml(body:withOptions:)`.
    public typealias ResourceXmlOptions = CommonOptions
}
