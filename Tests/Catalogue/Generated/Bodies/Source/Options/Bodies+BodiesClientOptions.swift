// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Bodies {
    /// Options for the client ``BodiesClient``.
    public struct BodiesClientOptions: ClientOptions {
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

    /// Options for ``BodiesClient/json(body:withOptions:)``.
    public typealias JsonOptions = CommonOptions

    /// Options for ``BodiesClient/suffixJson(body:withOptions:)``.
    public typealias SuffixJSONOptions = CommonOptions

    /// Options for ``BodiesClient/optionalJson(body:withOptions:)``.
    public typealias OptionalJSONOptions = CommonOptions

    /// Options for ``BodiesClient/jsonList(body:withOptions:)``.
    public typealias JsonListOptions = CommonOptions

    /// Options for ``BodiesClient/jsonText(body:withOptions:)``.
    public typealias JsonTextOptions = CommonOptions

    /// Options for ``BodiesClient/jsonMap(body:withOptions:)``.
    public typealias JsonMapOptions = CommonOptions

    /// Options for ``BodiesClient/jsonAny(body:withOptions:)``.
    public typealias JsonAnyOptions = CommonOptions

    /// Options for ``BodiesClient/form(body:withOptions:)``.
    public typealias FormOptions = CommonOptions

    /// Options for ``BodiesClient/multipart(body:withOptions:)``.
    public typealias MultipartOptions = CommonOptions

    /// Options for ``BodiesClient/text(body:withOptions:)``.
    public typealias TextOptions = CommonOptions

    /// Options for ``BodiesClient/timesInForm(body:withOptions:)``.
    public typealias TimesInFormOptions = CommonOptions

    /// Options for ``BodiesClient/timesInParts(body:withOptions:)``.
    public typealias TimesInPartsOptions = CommonOptions

    /// Options for ``BodiesClient/timeAsText(body:withOptions:)``.
    public typealias TimeAsTextOptions = CommonOptions

    /// Options for ``BodiesClient/bytes(body:withOptions:)``.
    public typealias BytesOptions = CommonOptions

    /// Options for ``BodiesClient/image(body:withOptions:)``.
    public typealias ImageOptions = CommonOptions

    /// Options for ``BodiesClient/none(withOptions:)``.
    public typealias NoneOptions = CommonOptions
}
