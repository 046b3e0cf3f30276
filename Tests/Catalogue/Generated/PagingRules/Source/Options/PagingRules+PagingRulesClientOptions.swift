// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension PagingRules {
    /// Options for the client ``PagingRulesClient``.
    public struct PagingRulesClientOptions: ClientOptions {
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
            apiVersion: PagingRulesClient.ApiVersion = .latest,
            logger: any ClientLogger = ClientLoggers.default(tag: "PagingRulesClient"),
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

    /// Options for ``PagingRulesClient/listByLink(withOptions:)``.
    public typealias ListByLinkOptions = CommonOptions

    /// Options for ``PagingRulesClient/listByLinkHeader(withOptions:)``.
    public typealias ListByLinkHeaderOptions = CommonOptions

    /// Options for ``PagingRulesClient/search(body:withOptions:)``.
    public typealias SearchOptions = CommonOptions

    /// Options for ``PagingRulesClient/searchByOffset(body:withOptions:)``.
    public typealias SearchByOffsetOptions = CommonOptions

    /// Options for ``PagingRulesClient/searchByPage(body:withOptions:)``.
    public typealias SearchByPageOptions = CommonOptions

    /// Options for ``PagingRulesClient/listEntries(withOptions:)``.
    public typealias ListEntriesOptions = CommonOptions

    /// Options for ``PagingRulesClient/listLinked(withOptions:)``.
    public typealias ListLinkedOptions = CommonOptions
}
