// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Options for ``ConfigurationClient/listRevisions(withOptions:)``.
public struct ListRevisionsOptions: OperationOptions {
    // MARK: OperationOptions Protocol

    /// The options that every operation takes: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
    public var common: CommonOptions

    // MARK: ListRevisions Options

    /// Selects settings by their key: `abc` matches that key, `abc*` each key that begins so, `abc,xyz` one key or
    /// the other (five at most). If omitted, every key matches. A backslash escapes `*`, `,` and `\`.
    public let key: String?
    /// Selects settings by their label: `prod` matches that label, `prod*` each label that begins so, `prod,test`
    /// one label or the other (five at most), and a null character (U+0000) settings without a label. If omitted,
    /// every label matches. A backslash escapes `*`, `,` and `\`.
    public let label: String?
    /// Selects the settings that have each of these tags, written `name=value` (five at most). API versions before
    /// 2023-11-01 do not know this filter.
    public let tags: [String]?
    /// The fields that the returned settings shall have. If omitted they have all; a field that is not among those
    /// given here is missing in what is returned.
    public let select: [ConfigurationSettingField]?
    /// A continuation token; what is listed begins after the item that it stands for.
    public let after: String?
    /// Asks for the state that the store had at this time, instead of its present one.
    public let acceptDatetime: Date?
    /// The synchronisation token of an earlier response. A request that carries it sees at least the changes that
    /// the earlier one saw, whichever replica of the store answers.
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
        self.common = CommonOptions(
            clientRequestId: clientRequestId,
            cancellationToken: cancellationToken,
            dispatchQueue: dispatchQueue,
            context: context
        )
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
