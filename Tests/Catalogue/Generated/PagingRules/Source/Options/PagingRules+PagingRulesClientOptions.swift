// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension PagingRules {
    /// Options of a ``PagingRulesClient``.
    public struct PagingRulesClientOptions: ClientOptions {
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

    /// Options of ``PagingRulesClient/listByLink(withOptions:)``, which has none of its own.
    public typealias ListByLinkOptions = CommonOptions

    /// Options of ``PagingRulesClient/listByLinkHeader(withOptions:)``, which has none of its own.
    public typealias ListByLinkHeaderOptions = CommonOptions

    /// Options of ``PagingRulesClient/search(body:withOptions:)``, which has none of its own.
    public typealias SearchOptions = CommonOptions

    /// Options of ``PagingRulesClient/searchByOffset(body:withOptions:)``, which has none of its own.
    public typealias SearchByOffsetOptions = CommonOptions

    /// Options of ``PagingRulesClient/searchByPage(body:withOptions:)``, which has none of its own.
    public typealias SearchByPageOptions = CommonOptions

    /// Options of ``PagingRulesClient/listEntries(withOptions:)``, which has none of its own.
    public typealias ListEntriesOptions = CommonOptions
}
