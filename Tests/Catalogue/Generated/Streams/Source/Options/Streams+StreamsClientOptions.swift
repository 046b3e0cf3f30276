// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Streams {
    /// Options of a ``StreamsClient``.
    public struct StreamsClientOptions: ClientOptions {
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
            apiVersion: StreamsClient.ApiVersion = .latest,
            logger: any ClientLogger = ClientLoggers.default(tag: "StreamsClient"),
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

    /// Options of ``StreamsClient/events(withOptions:)``, which has none of its own.
    public typealias EventsOptions = CommonOptions

    /// Options of ``StreamsClient/data(withOptions:)``, which has none of its own.
    public typealias DataOptions = CommonOptions

    /// Options of ``StreamsClient/ticks(withOptions:)``, which has none of its own.
    public typealias TicksOptions = CommonOptions

    /// Options of ``StreamsClient/lines(withOptions:)``, which has none of its own.
    public typealias LinesOptions = CommonOptions

    /// Options of ``StreamsClient/newlines(withOptions:)``, which has none of its own.
    public typealias NewlinesOptions = CommonOptions

    /// Options of ``StreamsClient/sequence(withOptions:)``, which has none of its own.
    public typealias SequenceOptions = CommonOptions

    /// Options of ``StreamsClient/times(withOptions:)``, which has none of its own.
    public typealias TimesOptions = CommonOptions

    /// Options of ``StreamsClient/complete(body:withOptions:)``, which has none of its own.
    public typealias CompleteOptions = CommonOptions

    /// Options of ``StreamsClient/completeStream(body:withOptions:)``, which has none of its own.
    public typealias CompleteStreamOptions = CommonOptions

    /// Options of ``StreamsClient/answer(body:withOptions:)``, which has none of its own.
    public typealias AnswerOptions = CommonOptions

    /// Options of ``StreamsClient/answerStream(body:withOptions:)``, which has none of its own.
    public typealias AnswerStreamOptions = CommonOptions
}
