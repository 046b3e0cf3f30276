// swift-format-ignore-file

import AzureCore
import Dispatch

/// *Service Versions*, lines 200–223 of the guidelines.
public enum ApiVersionSamples {
    // Lines 200–212. Departures: none. It is the whole of that class, which is no client here.
    public final class ConfigurationClient {
        public enum ApiVersion: String {
            /// API version "2018-01-02"
            case v20180102 = "2018-01-02"
            /// API version "2019-05-06"
            case v20190506 = "2019-05-06"

            /// The most recent API version of the service
            public static var latest: ApiVersion {
                return .v20190506
            }
        }
    }

    // Lines 214–223. Departures:
    // - 217, 221: the other options are filled in from lines 157–160 and 170–173.
    // - 222: the initializer's body, which the text leaves out, is filled in from lines 176–180.
    public struct ConfigurationClientOptions: ClientOptions {
        /// The API version of the service to invoke
        public let apiVersion: String
        public let logger: ClientLogger
        public let telemetryOptions: TelemetryOptions
        public let transportOptions: TransportOptions
        public let dispatchQueue: DispatchQueue?

        public init(
            apiVersion: ConfigurationClient.ApiVersion = .latest,
            logger: ClientLogger = ClientLoggers.default(tag: "ConfigurationClient"),
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
}
