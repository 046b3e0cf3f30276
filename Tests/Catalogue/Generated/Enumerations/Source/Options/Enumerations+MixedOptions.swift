// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Enumerations {
    /// Options of the operation `mixed`.
    public struct MixedOptions: RequestOptions {
        // MARK: RequestOptions Protocol

        /// An identifier of the request that the service logs; one is made if none is given.
        public let clientRequestId: String?
        /// A token with which the request can be cancelled.
        public let cancellationToken: CancellationToken?
        /// The queue on which the completion handler is called; the client's if none is given.
        public let dispatchQueue: DispatchQueue?
        /// What is handed through the pipeline with the request.
        public var context: PipelineContext?

        // MARK: Mixed Options

        /// The parameter `size`.
        public let size: Size?

        // MARK: Initializer

        /// Creates options; what is not given is left to the service or the client.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            size: Size? = nil
        ) {
            self.clientRequestId = clientRequestId
            self.cancellationToken = cancellationToken
            self.dispatchQueue = dispatchQueue
            self.context = context
            self.size = size
        }
    }

    /// The header fields of the answer to `mixed`.
    public struct MixedHeaders: ResponseHeaders {
        /// The header field `X-Size`.
        public let xSize: Size?

        /// Reads the header fields one by one.
        public init(reading reader: ModelReader) throws {
            self.xSize = reader.readIfPresent("X-Size")
        }
    }
}
