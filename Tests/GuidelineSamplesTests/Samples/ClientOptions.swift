// swift-format-ignore-file

import AppConfiguration
import AzureCore
import Dispatch

/// *Using ClientOptions*, lines 153–182 of the guidelines.
public enum ClientOptionsSamples {
    /// Addition: the text uses this type and does not show it.
    public struct EncryptionKey: Sendable, Equatable {
        let name: String
    }

    // Lines 153–182. Departures:
    // - Line 182 closes the initializer; the brace that closes the struct is missing in the text and is added.
    public struct ConfigurationClientOptions: ClientOptions {
        // MARK: ClientOptions Protocol

        public let apiVersion: String
        public let logger: ClientLogger
        public let telemetryOptions: TelemetryOptions
        public let transportOptions: TransportOptions
        public let dispatchQueue: DispatchQueue?

        // MARK: ConfigurationClient Options

        public let configurationSettingEncryptionKey: EncryptionKey?

        // MARK: Initializer

        public init(
            apiVersion: ConfigurationClient.ApiVersion = .latest,
            logger: ClientLogger = ClientLoggers.default(tag: "ConfigurationClient"),
            telemetryOptions: TelemetryOptions = TelemetryOptions(),
            transportOptions: TransportOptions = TransportOptions(),
            dispatchQueue: DispatchQueue? = nil,
            configurationSettingEncryptionKey: EncryptionKey? = nil
        ) {
            self.apiVersion = apiVersion.rawValue
            self.logger = logger
            self.telemetryOptions = telemetryOptions
            self.transportOptions = transportOptions
            self.dispatchQueue = dispatchQueue
            self.configurationSettingEncryptionKey = configurationSettingEncryptionKey
        }
    }
}
