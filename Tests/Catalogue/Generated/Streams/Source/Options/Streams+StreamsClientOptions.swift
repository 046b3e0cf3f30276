// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Streams {
    /// Options for the client ``StreamsClient``.
    public struct StreamsClientOptions: ClientOptions {
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

    /// Options for ``StreamsClient/events(withOptions:)``.
    public typealias EventsOptions = CommonOptions

    /// Options for ``StreamsClient/data(withOptions:)``.
    public typealias DataOptions = CommonOptions

    /// Options for ``StreamsClient/ticks(withOptions:)``.
    public typealias TicksOptions = CommonOptions

    /// Options for ``StreamsClient/lines(withOptions:)``.
    public typealias LinesOptions = CommonOptions

    /// Options for ``StreamsClient/newlines(withOptions:)``.
    public typealias NewlinesOptions = CommonOptions

    /// Options for ``StreamsClient/sequence(withOptions:)``.
    public typealias SequenceOptions = CommonOptions

    /// Options for ``StreamsClient/prices(withOptions:)``.
    public typealias PricesOptions = CommonOptions

    /// Options for ``StreamsClient/times(withOptions:)``.
    public typealias TimesOptions = CommonOptions

    /// Options for ``StreamsClient/complete(body:withOptions:)``.
    public typealias CompleteOptions = CommonOptions

    /// Options for ``StreamsClient/completeStream(body:withOptions:)``.
    public typealias CompleteStreamOptions = CommonOptions

    /// Options for ``StreamsClient/answer(body:withOptions:)``.
    public typealias AnswerOptions = CommonOptions

    /// Options for ``StreamsClient/answerStream(body:withOptions:)``.
    public typealias AnswerStreamOptions = CommonOptions

    /// Options for ``StreamsClient/kinds(withOptions:)``.
    public typealias KindsOptions = CommonOptions

    /// Options for ``StreamsClient/changes(withOptions:)``.
    public typealias ChangesOptions = CommonOptions

    /// Options for ``StreamsClient/log(withOptions:)``.
    public typealias LogOptions = CommonOptions

    /// Options for ``StreamsClient/sendLines(body:withOptions:)``.
    public typealias SendLinesOptions = CommonOptions

    /// Options for ``StreamsClient/sendRecords(body:withOptions:)``.
    public typealias SendRecordsOptions = CommonOptions
}
