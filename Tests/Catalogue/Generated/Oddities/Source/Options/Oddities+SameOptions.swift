// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Oddities {
    /// Options for ``OdditiesClient/same(id:withOptions:)``.
    public struct SameOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: Same Options

        /// The ID.
        public let idQuery: Int?
        /// The ID flag.
        public let idHeader: Bool?
        /// The value of `shared`.
        public let shared: String?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            idQuery: Int? = nil,
            idHeader: Bool? = nil,
            shared: String? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.idQuery = idQuery
            self.idHeader = idHeader
            self.shared = shared
        }
    }
}
