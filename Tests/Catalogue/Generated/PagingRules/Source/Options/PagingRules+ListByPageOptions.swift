// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension PagingRules {
    /// Options for ``PagingRulesClient/listByPage(withOptions:)``.
    public struct ListByPageOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: ListByPage Options

        /// The page.
        public let page: Int?
        /// The size.
        public let size: Int?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            page: Int? = nil,
            size: Int? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.page = page
            self.size = size
        }
    }
}
