// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Answers {
    /// Options of a ``AnswersClient``.
    public struct AnswersClientOptions: ClientOptions {
        // MARK: ClientOptions Protocol

        /// The version of the service's API that requests are written for.
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
            apiVersion: AnswersClient.ApiVersion = .latest,
            logger: any ClientLogger = ClientLoggers.default(tag: "AnswersClient"),
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

    /// Options of the operation `value`, which has none of its own.
    public typealias ValueOptions = CommonOptions

    /// Options of the operation `range`, which has none of its own.
    public typealias RangeOptions = CommonOptions

    /// Options of the operation `defaultAnswer`, which has none of its own.
    public typealias DefaultAnswerOptions = CommonOptions

    /// Options of the operation `none`, which has none of its own.
    public typealias NoneOptions = CommonOptions

    /// Options of the operation `either`, which has none of its own.
    public typealias EitherOptions = CommonOptions

    /// Options of the operation `list`, which has none of its own.
    public typealias ListOptions = CommonOptions

    /// Options of the operation `map`, which has none of its own.
    public typealias MapOptions = CommonOptions

    /// Options of the operation `scalar`, which has none of its own.
    public typealias ScalarOptions = CommonOptions

    /// Options of the operation `text`, which has none of its own.
    public typealias TextOptions = CommonOptions

    /// Options of the operation `bytes`, which has none of its own.
    public typealias BytesOptions = CommonOptions

    /// Options of the operation `any`, which has none of its own.
    public typealias AnyOptions = CommonOptions

    /// Options of the operation `head`, which has none of its own.
    public typealias HeadOptions = CommonOptions

    /// Options of the operation `failures`, which has none of its own.
    public typealias FailuresOptions = CommonOptions
}
