// swift-format-ignore-file

import AzureCore
import Foundation

/// *Option Parameters*, lines 467–498 of the guidelines.
public enum RequestOptionsSamples {
    // Lines 467–498. Departures: none.
    public struct ListConfigurationSettingsOptions: RequestOptions {
        // MARK: RequestOptions Protocol

        public let clientRequestId: String?
        public let cancellationToken: CancellationToken?
        public let dispatchQueue: DispatchQueue?
        public var context: PipelineContext?

        // MARK: ListConfigurationSettings Options

        public let configurationSettingPrefix: String?
        public let maxResults: Int?
        public let timeout: TimeInterval?

        // MARK: Initializer

        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            configurationSettingPrefix: String? = nil,
            maxResults: Int? = nil,
            timeout: TimeInterval? = nil
        ) {
            self.clientRequestId = clientRequestId
            self.cancellationToken = cancellationToken
            self.dispatchQueue = dispatchQueue
            self.configurationSettingPrefix = configurationSettingPrefix
            self.maxResults = maxResults
            self.timeout = timeout
        }
    }
}
