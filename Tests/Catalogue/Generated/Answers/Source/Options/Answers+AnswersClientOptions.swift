// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Answers {
    /// Options of a ``AnswersClient``.
    public struct AnswersClientOptions: ClientOptions {
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

    /// Options of ``AnswersClient/value(withOptions:)``, which has none of its own.
    public typealias ValueOptions = CommonOptions

    /// Options of ``AnswersClient/range(withOptions:)``, which has none of its own.
    public typealias RangeOptions = CommonOptions

    /// Options of ``AnswersClient/defaultAnswer(withOptions:)``, which has none of its own.
    public typealias DefaultAnswerOptions = CommonOptions

    /// Options of ``AnswersClient/none(withOptions:)``, which has none of its own.
    public typealias NoneOptions = CommonOptions

    /// Options of ``AnswersClient/either(withOptions:)``, which has none of its own.
    public typealias EitherOptions = CommonOptions

    /// Options of ``AnswersClient/list(withOptions:)``, which has none of its own.
    public typealias ListOptions = CommonOptions

    /// Options of ``AnswersClient/map(withOptions:)``, which has none of its own.
    public typealias MapOptions = CommonOptions

    /// Options of ``AnswersClient/scalar(withOptions:)``, which has none of its own.
    public typealias ScalarOptions = CommonOptions

    /// Options of ``AnswersClient/text(withOptions:)``, which has none of its own.
    public typealias TextOptions = CommonOptions

    /// Options of ``AnswersClient/bytes(withOptions:)``, which has none of its own.
    public typealias BytesOptions = CommonOptions

    /// Options of ``AnswersClient/any(withOptions:)``, which has none of its own.
    public typealias AnyOptions = CommonOptions

    /// Options of ``AnswersClient/head(withOptions:)``, which has none of its own.
    public typealias HeadOptions = CommonOptions

    /// Options of ``AnswersClient/failures(withOptions:)``, which has none of its own.
    public typealias FailuresOptions = CommonOptions
}
