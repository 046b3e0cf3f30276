// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Options of the operation `list`.
public struct ListSubscribersOptions: RequestOptions {
    // MARK: RequestOptions Protocol

    /// An identifier of the request that the service logs; one is made if none is given.
    public let clientRequestId: String?
    /// A token with which the request can be cancelled.
    public let cancellationToken: CancellationToken?
    /// The queue on which the completion handler is called; the client's if none is given.
    public let dispatchQueue: DispatchQueue?
    /// What is handed through the pipeline with the request.
    public var context: PipelineContext?

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

    /// Creates options; what is not given is left to the service or the client.
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
        self.clientRequestId = clientRequestId
        self.cancellationToken = cancellationToken
        self.dispatchQueue = dispatchQueue
        self.context = context
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

/// The header fields of the answer to `list`.
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

/// Options of the operation `get`.
public struct GetSubscriberOptions: RequestOptions {
    // MARK: RequestOptions Protocol

    /// An identifier of the request that the service logs; one is made if none is given.
    public let clientRequestId: String?
    /// A token with which the request can be cancelled.
    public let cancellationToken: CancellationToken?
    /// The queue on which the completion handler is called; the client's if none is given.
    public let dispatchQueue: DispatchQueue?
    /// What is handed through the pipeline with the request.
    public var context: PipelineContext?

    // MARK: Initializer

    /// Creates options; what is not given is left to the service or the client.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil
    ) {
        self.clientRequestId = clientRequestId
        self.cancellationToken = cancellationToken
        self.dispatchQueue = dispatchQueue
        self.context = context
    }
}

/// Options of the operation `register`.
public struct RegisterSubscriberOptions: RequestOptions {
    // MARK: RequestOptions Protocol

    /// An identifier of the request that the service logs; one is made if none is given.
    public let clientRequestId: String?
    /// A token with which the request can be cancelled.
    public let cancellationToken: CancellationToken?
    /// The queue on which the completion handler is called; the client's if none is given.
    public let dispatchQueue: DispatchQueue?
    /// What is handed through the pipeline with the request.
    public var context: PipelineContext?

    // MARK: Initializer

    /// Creates options; what is not given is left to the service or the client.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil
    ) {
        self.clientRequestId = clientRequestId
        self.cancellationToken = cancellationToken
        self.dispatchQueue = dispatchQueue
        self.context = context
    }
}

/// Options of the operation `activate`.
public struct ActivateSubscriberOptions: RequestOptions {
    // MARK: RequestOptions Protocol

    /// An identifier of the request that the service logs; one is made if none is given.
    public let clientRequestId: String?
    /// A token with which the request can be cancelled.
    public let cancellationToken: CancellationToken?
    /// The queue on which the completion handler is called; the client's if none is given.
    public let dispatchQueue: DispatchQueue?
    /// What is handed through the pipeline with the request.
    public var context: PipelineContext?

    // MARK: Initializer

    /// Creates options; what is not given is left to the service or the client.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil
    ) {
        self.clientRequestId = clientRequestId
        self.cancellationToken = cancellationToken
        self.dispatchQueue = dispatchQueue
        self.context = context
    }
}

/// Options of the operation `deactivate`.
public struct DeactivateSubscriberOptions: RequestOptions {
    // MARK: RequestOptions Protocol

    /// An identifier of the request that the service logs; one is made if none is given.
    public let clientRequestId: String?
    /// A token with which the request can be cancelled.
    public let cancellationToken: CancellationToken?
    /// The queue on which the completion handler is called; the client's if none is given.
    public let dispatchQueue: DispatchQueue?
    /// What is handed through the pipeline with the request.
    public var context: PipelineContext?

    // MARK: Initializer

    /// Creates options; what is not given is left to the service or the client.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil
    ) {
        self.clientRequestId = clientRequestId
        self.cancellationToken = cancellationToken
        self.dispatchQueue = dispatchQueue
        self.context = context
    }
}

/// Options of the operation `suspend`.
public struct SuspendSubscriberOptions: RequestOptions {
    // MARK: RequestOptions Protocol

    /// An identifier of the request that the service logs; one is made if none is given.
    public let clientRequestId: String?
    /// A token with which the request can be cancelled.
    public let cancellationToken: CancellationToken?
    /// The queue on which the completion handler is called; the client's if none is given.
    public let dispatchQueue: DispatchQueue?
    /// What is handed through the pipeline with the request.
    public var context: PipelineContext?

    // MARK: Initializer

    /// Creates options; what is not given is left to the service or the client.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil
    ) {
        self.clientRequestId = clientRequestId
        self.cancellationToken = cancellationToken
        self.dispatchQueue = dispatchQueue
        self.context = context
    }
}

/// Options of the operation `terminate`.
public struct TerminateSubscriberOptions: RequestOptions {
    // MARK: RequestOptions Protocol

    /// An identifier of the request that the service logs; one is made if none is given.
    public let clientRequestId: String?
    /// A token with which the request can be cancelled.
    public let cancellationToken: CancellationToken?
    /// The queue on which the completion handler is called; the client's if none is given.
    public let dispatchQueue: DispatchQueue?
    /// What is handed through the pipeline with the request.
    public var context: PipelineContext?

    // MARK: Initializer

    /// Creates options; what is not given is left to the service or the client.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil
    ) {
        self.clientRequestId = clientRequestId
        self.cancellationToken = cancellationToken
        self.dispatchQueue = dispatchQueue
        self.context = context
    }
}

/// Options of the operation `setGroup`.
public struct SetSubscriberGroupOptions: RequestOptions {
    // MARK: RequestOptions Protocol

    /// An identifier of the request that the service logs; one is made if none is given.
    public let clientRequestId: String?
    /// A token with which the request can be cancelled.
    public let cancellationToken: CancellationToken?
    /// The queue on which the completion handler is called; the client's if none is given.
    public let dispatchQueue: DispatchQueue?
    /// What is handed through the pipeline with the request.
    public var context: PipelineContext?

    // MARK: Initializer

    /// Creates options; what is not given is left to the service or the client.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil
    ) {
        self.clientRequestId = clientRequestId
        self.cancellationToken = cancellationToken
        self.dispatchQueue = dispatchQueue
        self.context = context
    }
}

/// Options of the operation `unsetGroup`.
public struct UnsetSubscriberGroupOptions: RequestOptions {
    // MARK: RequestOptions Protocol

    /// An identifier of the request that the service logs; one is made if none is given.
    public let clientRequestId: String?
    /// A token with which the request can be cancelled.
    public let cancellationToken: CancellationToken?
    /// The queue on which the completion handler is called; the client's if none is given.
    public let dispatchQueue: DispatchQueue?
    /// What is handed through the pipeline with the request.
    public var context: PipelineContext?

    // MARK: Initializer

    /// Creates options; what is not given is left to the service or the client.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil
    ) {
        self.clientRequestId = clientRequestId
        self.cancellationToken = cancellationToken
        self.dispatchQueue = dispatchQueue
        self.context = context
    }
}

/// Options of the operation `updateSpeedClass`.
public struct UpdateSubscriberSpeedClassOptions: RequestOptions {
    // MARK: RequestOptions Protocol

    /// An identifier of the request that the service logs; one is made if none is given.
    public let clientRequestId: String?
    /// A token with which the request can be cancelled.
    public let cancellationToken: CancellationToken?
    /// The queue on which the completion handler is called; the client's if none is given.
    public let dispatchQueue: DispatchQueue?
    /// What is handed through the pipeline with the request.
    public var context: PipelineContext?

    // MARK: Initializer

    /// Creates options; what is not given is left to the service or the client.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil
    ) {
        self.clientRequestId = clientRequestId
        self.cancellationToken = cancellationToken
        self.dispatchQueue = dispatchQueue
        self.context = context
    }
}

/// Options of the operation `setTags`.
public struct SetSubscriberTagsOptions: RequestOptions {
    // MARK: RequestOptions Protocol

    /// An identifier of the request that the service logs; one is made if none is given.
    public let clientRequestId: String?
    /// A token with which the request can be cancelled.
    public let cancellationToken: CancellationToken?
    /// The queue on which the completion handler is called; the client's if none is given.
    public let dispatchQueue: DispatchQueue?
    /// What is handed through the pipeline with the request.
    public var context: PipelineContext?

    // MARK: Initializer

    /// Creates options; what is not given is left to the service or the client.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil
    ) {
        self.clientRequestId = clientRequestId
        self.cancellationToken = cancellationToken
        self.dispatchQueue = dispatchQueue
        self.context = context
    }
}

/// Options of the operation `deleteTag`.
public struct DeleteSubscriberTagOptions: RequestOptions {
    // MARK: RequestOptions Protocol

    /// An identifier of the request that the service logs; one is made if none is given.
    public let clientRequestId: String?
    /// A token with which the request can be cancelled.
    public let cancellationToken: CancellationToken?
    /// The queue on which the completion handler is called; the client's if none is given.
    public let dispatchQueue: DispatchQueue?
    /// What is handed through the pipeline with the request.
    public var context: PipelineContext?

    // MARK: Initializer

    /// Creates options; what is not given is left to the service or the client.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil
    ) {
        self.clientRequestId = clientRequestId
        self.cancellationToken = cancellationToken
        self.dispatchQueue = dispatchQueue
        self.context = context
    }
}
