// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Answers {
    /// Options for the client ``AnswersClient``.
    public struct AnswersClientOptions: ClientOptions {
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

    /// Options for ``AnswersClient/value(withOptions:)``.
    public typealias ValueOptions = CommonOptions

    /// Options for ``AnswersClient/range(withOptions:)``.
    public typealias RangeOptions = CommonOptions

    /// Options for ``AnswersClient/defaultAnswer(withOptions:)``.
    public typealias DefaultAnswerOptions = CommonOptions

    /// Options for ``AnswersClient/none(withOptions:)``.
    public typealias NoneOptions = CommonOptions

    /// Options for ``AnswersClient/either(withOptions:)``.
    public typealias EitherOptions = CommonOptions

    /// Options for ``AnswersClient/list(withOptions:)``.
    public typealias ListOptions = CommonOptions

    /// Options for ``AnswersClient/map(withOptions:)``.
    public typealias MapOptions = CommonOptions

    /// Options for ``AnswersClient/scalar(withOptions:)``.
    public typealias ScalarOptions = CommonOptions

    /// Options for ``AnswersClient/text(withOptions:)``.
    public typealias TextOptions = CommonOptions

    /// Options for ``AnswersClient/bytes(withOptions:)``.
    public typealias BytesOptions = CommonOptions

    /// Options for ``AnswersClient/any(withOptions:)``.
    public typealias AnyOptions = CommonOptions

    /// Options for ``AnswersClient/head(withOptions:)``.
    public typealias HeadOptions = CommonOptions

    /// Options for ``AnswersClient/failures(withOptions:)``.
    public typealias FailuresOptions = CommonOptions
}
