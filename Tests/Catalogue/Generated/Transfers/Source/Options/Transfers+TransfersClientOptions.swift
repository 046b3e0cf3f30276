// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Transfers {
    /// Options of a ``TransfersClient``.
    public struct TransfersClientOptions: ClientOptions {
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
            apiVersion: TransfersClient.ApiVersion = .latest,
            logger: any ClientLogger = ClientLoggers.default(tag: "TransfersClient"),
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

    /// Options of ``TransfersClient/getPicture(withOptions:)``, which has none of its own.
    public typealias GetPictureOptions = CommonOptions

    /// Options of `putPicture(body:contentType:withOptions:)`, which has none of its own.
    public typealias PutPictureOptions = CommonOptions

    /// Options of ``TransfersClient/sendParts(body:withOptions:)``, which has none of its own.
    public typealias SendPartsOptions = CommonOptions

    /// Options of ``TransfersClient/sendMixed(body:withOptions:)``, which has none of its own.
    public typealias SendMixedOptions = CommonOptions

    /// Options of ``TransfersClient/sendForm(body:withOptions:)``, which has none of its own.
    public typealias SendFormOptions = CommonOptions

    /// Options of ``TransfersClient/patchItem(body:withOptions:)``, which has none of its own.
    public typealias PatchItemOptions = CommonOptions

    /// Options of ``TransfersClient/patchByOperations(body:withOptions:)``, which has none of its own.
    public typealias PatchByOperationsOptions = CommonOptions
}
