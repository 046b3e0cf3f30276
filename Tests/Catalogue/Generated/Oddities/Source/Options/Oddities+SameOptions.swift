// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Oddities {
    /// Options of ``OdditiesClient/same(id:withOptions:)``.
    public struct SameOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What every operation can be given: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
        public var common: CommonOptions

        // MARK: Same Options

        /// The shared.
        public let shared: String?
        /// The ID.
        public let idQuery: Int?
        /// The ID flag.
        public let idHeader: Bool?

        // MARK: Initializer

        /// Creates options; what is not given is left to the service or the client.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            shared: String? = nil,
            idQuery: Int? = nil,
            idHeader: Bool? = nil
        ) {
            self.common = CommonOptions(
                clientRequestId: clientRequestId,
                cancellationToken: cancellationToken,
                dispatchQueue: dispatchQueue,
                context: context
            )
            self.shared = shared
            self.idQuery = idQuery
            self.idHeader = idHeader
        }
    }
}
