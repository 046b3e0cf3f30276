// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// Options of the operation `shape`.
    public struct ShapeOptions: RequestOptions {
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
}
