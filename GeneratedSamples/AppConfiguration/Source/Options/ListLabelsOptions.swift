// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Options for ``ConfigurationClient/listLabels(withOptions:)``.
public struct ListLabelsOptions: OperationOptions {
    // MARK: OperationOptions Protocol

    /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
    public var common: CommonOptions

    // MARK: ListLabels Options

    /// Selects what is listed by its name: `abc` matches that name, `abc*` all names with that prefix, `abc,xyz`
    /// either name (five at most). If omitted, every name matches. A backslash escapes `*`, `,` and `\`.
    public let name: String?
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
        name: String? = nil,
        after: String? = nil,
        acceptDatetime: Date? = nil,
        syncToken: String? = nil
    ) {
        self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
        self.name = name
        self.after = after
        self.acceptDatetime = acceptDatetime
        self.syncToken = syncToken
    }
}

/// The header fields of the response to ``ConfigurationClient/listLabels(withOptions:)``.
public struct ListLabelsHeaders: ResponseHeaders {
    /// The synchronisation token to send with later requests, so that they see at least what this one saw.
    public let syncToken: String?

    /// Reads the header fields one by one.
    public init(reading reader: ModelReader) throws {
        self.syncToken = reader.readStringIfPresent("Sync-Token")
    }
}
