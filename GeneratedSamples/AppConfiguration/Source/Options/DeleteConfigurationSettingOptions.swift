// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Options for ``ConfigurationClient/delete(configurationSetting:withOptions:)``.
public struct DeleteConfigurationSettingOptions: IfMatchOptions {
    // MARK: OperationOptions Protocol

    /// The options that every operation takes: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
    public var common: CommonOptions

    // MARK: DeleteConfigurationSetting Options

    /// The label of the configuration setting; if omitted, the setting that has no label is meant.
    public let label: String?
    /// The synchronisation token of an earlier response. A request that carries it sees at least the changes that
    /// the earlier one saw, whichever replica of the store answers.
    public let syncToken: String?
    /// Performs the request only if the setting has this entity tag; `*` stands for any setting that exists.
    /// Otherwise the service answers with status 412.
    public let ifMatch: String?

    // MARK: Initializer

    /// Creates options. The client or the service chooses a value for those that you leave out.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil,
        label: String? = nil,
        syncToken: String? = nil,
        ifMatch: String? = nil
    ) {
        self.common = CommonOptions(
            clientRequestId: clientRequestId,
            cancellationToken: cancellationToken,
            dispatchQueue: dispatchQueue,
            context: context
        )
        self.label = label
        self.syncToken = syncToken
        self.ifMatch = ifMatch
    }
}

/// The header fields of the response to ``ConfigurationClient/delete(configurationSetting:withOptions:)``.
public struct DeleteConfigurationSettingHeaders: ResponseHeaders {
    /// The entity tag of the setting, which changes whenever the setting does.
    public let eTag: String?
    /// The synchronisation token to send with later requests, so that they see at least what this one saw.
    public let syncToken: String?

    /// Reads the header fields one by one.
    public init(reading reader: ModelReader) throws {
        self.eTag = reader.readStringIfPresent("ETag")
        self.syncToken = reader.readStringIfPresent("Sync-Token")
    }
}
