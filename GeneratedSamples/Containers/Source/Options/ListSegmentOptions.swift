// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Options for ``ContainersClient/listSegment(withOptions:)``.
public struct ListSegmentOptions: OperationOptions {
    // MARK: OperationOptions Protocol

    /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
    public var common: CommonOptions

    // MARK: ListSegment Options

    /// Lists only containers whose names begin with this text.
    public let prefix: String?

    // MARK: Initializer

    /// Creates options. The client or the service chooses a value for those that you leave out.
    public init(
        clientRequestId: String? = nil,
        cancellationToken: CancellationToken? = nil,
        dispatchQueue: DispatchQueue? = nil,
        context: PipelineContext? = nil,
        prefix: String? = nil
    ) {
        self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
        self.prefix = prefix
    }
}
