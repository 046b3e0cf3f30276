// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Nullability {
    /// Options for the client ``NullabilityClient``.
    public struct NullabilityClientOptions: ClientOptions {
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
            apiVersion: NullabilityClient.ApiVersion = .latest,
            logger: any ClientLogger = ClientLoggers.default(tag: "NullabilityClient"),
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

    /// Options for ``NullabilityClient/spellings(body:withOptions:)``.
    public typealias SpellingsOptions = CommonOptions

    /// Options for ``NullabilityClient/nullAnswer(withOptions:)``.
    public typealias NullAnswerOptions = CommonOptions

    /// Options for ``NullabilityClient/putPart(body:withOptions:)``.
    public typealias PutPartOptions = CommonOptions

    /// Options for ``NullabilityClient/postText(body:withOptions:)``.
    public typealias PostTextOptions = CommonOptions

    /// Options for ``NullabilityClient/patchDate(body:withOptions:)``.
    public typealias PatchDateOptions = CommonOptions
}
