// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Options for ``SoracomClient/SubscribersOperations/list(withOptions:)``.
public struct ListSubscribersOptions: OperationOptions {
    // MARK: OperationOptions Protocol

    /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
    public var common: CommonOptions

    // MARK: ListSubscribers Options

    /// The name of a tag to look for. It requires a value to look for.
    public let tagName: String?
    /// The value of the tag to look for.
    public let tagValue: String?
    /// How to compare the value of the tag. If omitted, it must match exactly.
    public let tagValueMatchMode: TagValueMatchMode?
    /// The states to look for. If omitted, all states match.
    public let statusFilter: [SubscriberStatus]?
    /// The speed classes to look for. If omitted, all speed classes match.
    public let speedClassFilter: [SpeedClass]?
    /// Prefixes of the serial numbers to look for. If omitted, all serial numbers match.
    public let serialNumberFilter: [String]?
    /// The maximum number of subscribers to return, 1 to 100. A page may have fewer, even if more follow.
    public let limit: Int?
    /// The key to continue from: the value of the `x-soracom-next-key` header of the page before. If omitted, the
    /// first page is returned.
    public let lastEvaluatedKey: String?

    // MARK: Initializer

    /// Creates options. The client or the service chooses a value for those that you leave out.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil,
        tagName: String? = nil,
        tagValue: String? = nil,
        tagValueMatchMode: TagValueMatchMode? = nil,
        statusFilter: [SubscriberStatus]? = nil,
        speedClassFilter: [SpeedClass]? = nil,
        serialNumberFilter: [String]? = nil,
        limit: Int? = nil,
        lastEvaluatedKey: String? = nil
    ) {
        self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
        self.tagName = tagName
        self.tagValue = tagValue
        self.tagValueMatchMode = tagValueMatchMode
        self.statusFilter = statusFilter
        self.speedClassFilter = speedClassFilter
        self.serialNumberFilter = serialNumberFilter
        self.limit = limit
        self.lastEvaluatedKey = lastEvaluatedKey
    }
}

/// The header fields of the response to ``SoracomClient/SubscribersOperations/list(withOptions:)``.
public struct ListSubscribersHeaders: ResponseHeaders {
    /// The key from which the next page continues. Absent on the last page.
    public let xSoracomNextKey: String?

    /// Reads the header fields one by one.
    public init(reading reader: ModelReader) throws {
        self.xSoracomNextKey = reader.readStringIfPresent("x-soracom-next-key")
    }
}

/// Options for ``SoracomClient/SubscribersOperations/get(imsi:withOptions:)``.
public typealias GetSubscriberOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/register(imsi:registration:withOptions:)``.
public typealias RegisterSubscriberOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/activate(imsi:withOptions:)``.
public typealias ActivateSubscriberOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/deactivate(imsi:withOptions:)``.
public typealias DeactivateSubscriberOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/suspend(imsi:withOptions:)``.
public typealias SuspendSubscriberOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/terminate(imsi:withOptions:)``.
public typealias TerminateSubscriberOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/setGroup(imsi:membership:withOptions:)``.
public typealias SetSubscriberGroupOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/unsetGroup(imsi:withOptions:)``.
public typealias UnsetSubscriberGroupOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/updateSpeedClass(imsi:change:withOptions:)``.
public typealias UpdateSubscriberSpeedClassOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/setTags(imsi:tags:withOptions:)``.
public typealias SetSubscriberTagsOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/deleteTag(imsi:tagName:withOptions:)``.
public typealias DeleteSubscriberTagOptions = CommonOptions
