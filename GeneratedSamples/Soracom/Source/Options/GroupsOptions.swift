// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Options for ``SoracomClient/GroupsOperations/list(withOptions:)``.
public struct ListGroupsOptions: OperationOptions {
    // MARK: OperationOptions Protocol

    /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
    public var common: CommonOptions

    // MARK: ListGroups Options

    /// The name of a tag to look for. It requires a value to look for.
    public let tagName: String?
    /// The value of the tag to look for.
    public let tagValue: String?
    /// How to compare the value of the tag. If omitted, it must match exactly.
    public let tagValueMatchMode: TagValueMatchMode?
    /// The maximum number of results to return.
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
        limit: Int? = nil,
        lastEvaluatedKey: String? = nil
    ) {
        self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
        self.tagName = tagName
        self.tagValue = tagValue
        self.tagValueMatchMode = tagValueMatchMode
        self.limit = limit
        self.lastEvaluatedKey = lastEvaluatedKey
    }
}

/// The header fields of the response to ``SoracomClient/GroupsOperations/list(withOptions:)``.
public struct ListGroupsHeaders: ResponseHeaders {
    /// The key from which the next page continues. Absent on the last page.
    public let xSoracomNextKey: String?

    /// Reads the header fields one by one.
    public init(reading reader: ModelReader) throws {
        self.xSoracomNextKey = reader.readStringIfPresent("x-soracom-next-key")
    }
}

/// Options for ``SoracomClient/GroupsOperations/create(group:withOptions:)``.
public typealias CreateGroupOptions = CommonOptions

/// Options for ``SoracomClient/GroupsOperations/get(groupId:withOptions:)``.
public typealias GetGroupOptions = CommonOptions

/// Options for ``SoracomClient/GroupsOperations/delete(groupId:withOptions:)``.
public typealias DeleteGroupOptions = CommonOptions

/// Options for ``SoracomClient/GroupsOperations/setConfiguration(groupId:namespace:parameters:withOptions:)``.
public typealias SetGroupConfigurationOptions = CommonOptions

/// Options for ``SoracomClient/GroupsOperations/listSubscribers(groupId:withOptions:)``.
public struct ListGroupSubscribersOptions: OperationOptions {
    // MARK: OperationOptions Protocol

    /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
    public var common: CommonOptions

    // MARK: ListGroupSubscribers Options

    /// The maximum number of results to return.
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
        limit: Int? = nil,
        lastEvaluatedKey: String? = nil
    ) {
        self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
        self.limit = limit
        self.lastEvaluatedKey = lastEvaluatedKey
    }
}

/// The header fields of the response to
/// ``SoracomClient/GroupsOperations/listSubscribers(groupId:withOptions:)``.
public struct ListGroupSubscribersHeaders: ResponseHeaders {
    /// The key from which the next page continues. Absent on the last page.
    public let xSoracomNextKey: String?

    /// Reads the header fields one by one.
    public init(reading reader: ModelReader) throws {
        self.xSoracomNextKey = reader.readStringIfPresent("x-soracom-next-key")
    }
}

/// Options for ``SoracomClient/GroupsOperations/setTags(groupId:tags:withOptions:)``.
public typealias SetGroupTagsOptions = CommonOptions

/// Options for ``SoracomClient/GroupsOperations/deleteTag(groupId:tagName:withOptions:)``.
public typealias DeleteGroupTagOptions = CommonOptions
