// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Options for ``ConfigurationClient/lock(configurationSetting:withOptions:)``.
public struct LockConfigurationSettingOptions: OperationOptions {
    // MARK: OperationOptions Protocol

    /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
    public var common: CommonOptions

    // MARK: LockConfigurationSetting Options

    /// The label of the configuration setting. If omitted, the setting without a label is used.
    public let label: String?
    /// Performs the request only if the setting has this entity tag; `*` means any existing setting. Otherwise, the
    /// service returns status 412.
    public let ifMatch: String?
    /// Performs the request only if the setting does not have this entity tag; `*` means any existing setting.
    /// Otherwise, the service returns status 304 for a request that reads, and 412 for one that changes.
    public let ifNoneMatch: String?
    /// The synchronisation token of an earlier response. A request with this token sees at least the changes that
    /// the earlier one saw, whichever replica of the store responds.
    public let syncToken: String?

    // MARK: Initializer

    /// Creates options. The client or the service chooses a value for those that you leave out.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil,
        label: String? = nil,
        ifMatch: String? = nil,
        ifNoneMatch: String? = nil,
        syncToken: String? = nil
    ) {
        self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
        self.label = label
        self.ifMatch = ifMatch
        self.ifNoneMatch = ifNoneMatch
        self.syncToken = syncToken
    }
}

/// The header fields of the response to ``ConfigurationClient/lock(configurationSetting:withOptions:)``.
public struct LockConfigurationSettingHeaders: ResponseHeaders {
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
