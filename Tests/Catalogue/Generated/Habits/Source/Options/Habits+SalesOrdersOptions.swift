// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// Options for ``HabitsClient/SalesOrdersOperations/count(since:top:withOptions:)``.
    public typealias SalesOrdersCountOptions = CommonOptions

    /// Options for ``HabitsClient/SalesOrdersOperations/find(withOptions:)``.
    public struct SalesOrdersFindOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: SalesOrdersFind Options

        /// The filter.
        public let filter: String?
        /// The orderby.
        public let orderby: [SalesOrdersFindOrderbyItem]?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            filter: String? = nil,
            orderby: [SalesOrdersFindOrderbyItem]? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.filter = filter
            self.orderby = orderby
        }
    }
}
