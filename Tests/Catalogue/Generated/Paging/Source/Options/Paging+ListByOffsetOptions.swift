// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Paging {
    /// Options for ``PagingClient/listByOffset(withOptions:)``.
    public struct ListByOffsetOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: ListByOffset Options

        /// The start.
        public let start: Int?
        /// The size.
        public let size: Int?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            start: Int? = nil,
            size: Int? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.start = start
            self.size = size
        }
    }
}
