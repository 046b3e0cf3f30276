// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Options for ``ConfigurationClient/listRevisions(withOptions:)``.
public struct ListRevisionsOptions: OperationOptions {
    // MARK: OperationOptions Protocol

    /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
    public var common: CommonOptions

    // MARK: ListRevisions Options

    /// Selects settings by their key: `abc` matches that key, `abc*` all keys with that prefix, `abc,xyz` either
    /// key (five at most). If omitted, every key matches. A backslash escapes `*`, `,` and `\`.
    public let key: String?
    /// Selects settings by their label: `prod` matches that label, `prod*` all labels with that prefix, `prod,test`
    /// either label (five at most), and a null character (U+0000) settings without a label. If omitted, every label
    /// matches. A backslash escapes `*`, `,` and `\`.
    public let label: String?
    /// Selects the settings with all of these tags, written `name=value` (five at most). API versions before
    /// 2023-11-01 do not support this filter.
    public let tags: [String]?
    /// The fields to return for each setting. If omitted, all fields are returned. Fields that are not listed here
    /// are missing in the result.
    public let select: [ConfigurationSettingField]?
    /// A continuation token. The list begins after the item that the token identifies.
    public let after: String?
    /// Requests the state of the store at this time, instead of its current one.
    public let acceptDatetime: Date?
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
        key: String? = nil,
        label: String? = nil,
        tags: [String]? = nil,
        select: [ConfigurationSettingField]? = nil,
        after: String? = nil,
        acceptDatetime: Date? = nil,
        syncToken: String? = nil
    ) {
        self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
        self.key = key
        self.label = label
        self.tags = tags
        self.select = select
        self.after = after
        self.acceptDatetime = acceptDatetime
        self.syncToken = syncToken
    }
}

/// The header fields of the response to ``ConfigurationClient/listRevisions(withOptions:)``.
public struct ListRevisionsHeaders: ResponseHeaders {
    /// The synchronisation token to send with later requests, so that they see at least what this one saw.
    public let syncToken: String?

    /// Reads the header fields one by one.
    public init(reading reader: ModelReader) throws {
        self.syncToken = reader.readStringIfPresent("Sync-Token")
    }
}
