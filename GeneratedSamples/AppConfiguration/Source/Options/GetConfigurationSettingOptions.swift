// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Options for ``ConfigurationClient/get(configurationSetting:withOptions:)``.
public struct GetConfigurationSettingOptions: IfMatchOptions, IfNoneMatchOptions {
    // MARK: OperationOptions Protocol

    /// The options that every operation takes: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
    public var common: CommonOptions

    // MARK: GetConfigurationSetting Options

    /// The label of the configuration setting; if omitted, the setting that has no label is meant.
    public let label: String?
    /// The synchronisation token of an earlier response. A request that carries it sees at least the changes that
    /// the earlier one saw, whichever replica of the store answers.
    public let syncToken: String?
    /// The fields that the returned settings shall have. If omitted they have all; a field that is not among those
    /// given here is missing in what is returned.
    public let select: [ConfigurationSettingField]?
    /// Performs the request only if the setting has this entity tag; `*` stands for any setting that exists.
    /// Otherwise the service answers with status 412.
    public let ifMatch: String?
    /// Performs the request only if the setting does not have this entity tag; `*` stands for any setting that
    /// exists. Otherwise the service answers with status 304 where the request reads, 412 where it changes.
    public let ifNoneMatch: String?
    /// Asks for the state that the store had at this time, instead of its present one.
    public let acceptDatetime: Date?

    // MARK: Initializer

    /// Creates options. The client or the service chooses a value for those that you leave out.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil,
        label: String? = nil,
        syncToken: String? = nil,
        select: [ConfigurationSettingField]? = nil,
        ifMatch: String? = nil,
        ifNoneMatch: String? = nil,
        acceptDatetime: Date? = nil
    ) {
        self.common = CommonOptions(
            clientRequestId: clientRequestId,
            cancellationToken: cancellationToken,
            dispatchQueue: dispatchQueue,
            context: context
        )
        self.label = label
        self.syncToken = syncToken
        self.select = select
        self.ifMatch = ifMatch
        self.ifNoneMatch = ifNoneMatch
        self.acceptDatetime = acceptDatetime
    }
}

/// The header fields of the response to ``ConfigurationClient/get(configurationSetting:withOptions:)``.
public struct GetConfigurationSettingHeaders: ResponseHeaders {
    /// The entity tag of the setting, which changes whenever the setting does.
    public let eTag: String?
    /// The time at which the setting was last changed.
    public let lastModified: Date?
    /// The synchronisation token to send with later requests, so that they see at least what this one saw.
    public let syncToken: String?

    /// Reads the header fields one by one.
    public init(reading reader: ModelReader) throws {
        self.eTag = reader.readStringIfPresent("ETag")
        self.lastModified = reader.readIfPresent("Last-Modified", as: .rfc1123)
        self.syncToken = reader.readStringIfPresent("Sync-Token")
    }
}
