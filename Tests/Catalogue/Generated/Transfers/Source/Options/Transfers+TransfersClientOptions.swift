// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Transfers {
    /// Options for the client ``TransfersClient``.
    public struct TransfersClientOptions: ClientOptions {
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

    /// Options for ``TransfersClient/getPicture(withOptions:)``.
    public typealias GetPictureOptions = CommonOptions

    /// Options for ``TransfersClient/putPicture(body:contentType:withOptions:)``.
    public typealias PutPictureOptions = CommonOptions

    /// Options for ``TransfersClient/sendParts(body:withOptions:)``.
    public typealias SendPartsOptions = CommonOptions

    /// Options for ``TransfersClient/sendMixed(body:withOptions:)``.
    public typealias SendMixedOptions = CommonOptions

    /// Options for ``TransfersClient/sendForm(body:withOptions:)``.
    public typealias SendFormOptions = CommonOptions

    /// Options for ``TransfersClient/patchItem(body:withOptions:)``.
    public typealias PatchItemOptions = CommonOptions

    /// Options for ``TransfersClient/patchByOperations(body:withOptions:)``.
    public typealias PatchByOperationsOptions = CommonOptions

    /// Options for ``TransfersClient/getReport(withOptions:)``.
    public typealias GetReportOptions = CommonOptions

    /// Options for ``TransfersClient/getReportCsv(withOptions:)``.
    public typealias GetReportCsvOptions = CommonOptions

    /// Options for ``TransfersClient/getReportPdf(withOptions:)``.
    public typealias GetReportPdfOptions = CommonOptions

    /// Options for ``TransfersClient/getPhoto(withOptions:)``.
    public typealias GetPhotoOptions = CommonOptions

    /// Options for ``TransfersClient/query(body:withOptions:)``.
    public typealias QueryOptions = CommonOptions

    /// Options for ``TransfersClient/sendPhoto(body:withOptions:)``.
    public typealias SendPhotoOptions = CommonOptions
}
