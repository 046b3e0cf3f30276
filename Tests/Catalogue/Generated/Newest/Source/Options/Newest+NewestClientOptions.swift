// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Newest {
    /// Options for the client ``NewestClient``.
    public struct NewestClientOptions: ClientOptions {
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
            apiVersion: NewestClient.ApiVersion = .latest,
            logger: any ClientLogger = ClientLoggers.default(tag: "NewestClient"),
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

    /// Options for ``NewestClient/queryItem(body:withOptions:)``.
    public typealias QueryItemOptions = CommonOptions

    /// Options for ``NewestClient/copyItem(withOptions:)``.
    public typealias CopyItemOptions = CommonOptions

    /// Options for ``NewestClient/putItem(body:withOptions:)``.
    public typealias PutItemOptions = CommonOptions

    /// Options for ``NewestClient/putMedia(body:withOptions:)``.
    public typealias PutMediaOptions = CommonOptions

    /// Options for ``NewestClient/putKind(body:withOptions:)``.
    public typealias PutKindOptions = CommonOptions

    /// Options for ``NewestClient/addParts(body:withOptions:)``.
    public typealias AddPartsOptions = CommonOptions

    /// Options for ``NewestClient/addImages(body:withOptions:)``.
    public typealias AddImagesOptions = CommonOptions

    /// Options for ``NewestClient/putXml(body:withOptions:)``.
    public typealias PutXMLOptions = CommonOptions
}
