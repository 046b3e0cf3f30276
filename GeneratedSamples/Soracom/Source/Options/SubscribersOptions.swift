// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Options for ``SoracomClient/SubscribersOperations/list(withOptions:)``.
public struct ListSubscribersOptions: OperationOptions {
    // MARK: OperationOptions Protocol

    /// The options that every operation takes: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
    public var common: CommonOptions

    // MARK: ListSubscribers Options

    /// The name of a tag to look for. The value to look for must be given too.
    public let tagName: String?
    /// The value that the tag shall have.
    public let tagValue: String?
    /// How the value of the tag is compared; if omitted, it is compared exactly.
    public let tagValueMatchMode: TagValueMatchMode?
    /// The states to look for; if omitted, every state.
    public let statusFilter: [SubscriberStatus]?
    /// The speed classes to look for; if omitted, every speed class.
    public let speedClassFilter: [SpeedClass]?
    /// Beginnings of the serial numbers to look for; if omitted, every serial number.
    public let serialNumberFilter: [String]?
    /// How many subscribers to return at most, 1 to 100. There may be fewer, even where more follow.
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
        self.common = CommonOptions(
            clientRequestId: clientRequestId,
            cancellationToken: cancellationToken,
            dispatchQueue: dispatchQueue,
            context: context
        )
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
    /// The key that the next page continues from; absent on the last page.
    public let xSoracomNextKey: String?
    /// The address of the next page, with the relation `next`; absent on the last page.
    public let link: String?

    /// Reads the header fields one by one.
    public init(reading reader: ModelReader) throws {
        self.xSoracomNextKey = reader.readStringIfPresent("x-soracom-next-key")
        self.link = reader.readStringIfPresent("Link")
    }
}

/// Options for ``SoracomClient/SubscribersOperations/get(imsi:withOptions:)``, which has none of its own.
public typealias GetSubscriberOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/register(imsi:registration:withOptions:)``, which has none
/// of its own.
public typealias RegisterSubscriberOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/activate(imsi:withOptions:)``, which has none of its own.
public typealias ActivateSubscriberOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/deactivate(imsi:withOptions:)``, which has none of its
/// own.
public typealias DeactivateSubscriberOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/suspend(imsi:withOptions:)``, which has none of its own.
public typealias SuspendSubscriberOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/terminate(imsi:withOptions:)``, which has none of its own.
public typealias TerminateSubscriberOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/setGroup(imsi:membership:withOptions:)``, which has none
/// of its own.
public typealias SetSubscriberGroupOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/unsetGroup(imsi:withOptions:)``, which has none of its
/// own.
public typealias UnsetSubscriberGroupOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/updateSpeedClass(imsi:change:withOptions:)``, which has
/// none of its own.
public typealias UpdateSubscriberSpeedClassOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/setTags(imsi:tags:withOptions:)``, which has none of its
/// own.
public typealias SetSubscriberTagsOptions = CommonOptions

/// Options for ``SoracomClient/SubscribersOperations/deleteTag(imsi:tagName:withOptions:)``, which has none of
/// its own.
public typealias DeleteSubscriberTagOptions = CommonOptions
