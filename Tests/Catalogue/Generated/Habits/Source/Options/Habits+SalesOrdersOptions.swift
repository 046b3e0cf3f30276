// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// Options of ``HabitsClient/SalesOrdersOperations/count(since:top:withOptions:)``, which has none of its own.
    public typealias SalesOrdersCountOptions = CommonOptions

    /// Options of ``HabitsClient/SalesOrdersOperations/find(withOptions:)``.
    public struct SalesOrdersFindOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What every operation can be given: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
        public var common: CommonOptions

        // MARK: SalesOrdersFind Options

        /// The filter.
        public let filter: String?
        /// The orderby.
        public let orderby: [SalesOrdersFindOrderbyItem]?

        // MARK: Initializer

        /// Creates options; what is not given is left to the service or the client.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            filter: String? = nil,
            orderby: [SalesOrdersFindOrderbyItem]? = nil
        ) {
            self.common = CommonOptions(
                clientRequestId: clientRequestId,
                cancellationToken: cancellationToken,
                dispatchQueue: dispatchQueue,
                context: context
            )
            self.filter = filter
            self.orderby = orderby
        }
    }
}
