// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Bodies {
    /// Options of the operation `optionalJson`.
    public struct OptionalJSONOptions: OperationOptions {
        // MARK: RequestOptions Protocol

        /// What every operation can be given: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
        public var common: CommonOptions

        // MARK: OptionalJSON Options

        /// The body of the request.
        public let body: Item?

        // MARK: Initializer

        /// Creates options; what is not given is left to the service or the client.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            body: Item? = nil
        ) {
            self.common = CommonOptions(
                clientRequestId: clientRequestId,
                cancellationToken: cancellationToken,
                dispatchQueue: dispatchQueue,
                context: context
            )
            self.body = body
        }
    }
}
