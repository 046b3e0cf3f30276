// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// Options of the operation `count`, which has none of its own.
    public typealias SalesOrdersCountOptions = CommonOptions

    /// Options of the operation `find`.
    public struct SalesOrdersFindOptions: OperationOptions {
        // MARK: RequestOptions Protocol

        /// What every operation can be given: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
        public var common: CommonOptions

        // MARK: SalesOrdersFind Options

        /// The parameter `$filter`.
        public let filter: String?
        /// The parameter `$orderby`.
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
