// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// Options of the operation `get`.
    public struct RawGetOptions: RequestOptions {
        // MARK: RequestOptions Protocol

        /// An identifier of the request that the service logs; one is made if none is given.
        public let clientRequestId: String?
        /// A token with which the request can be cancelled.
        public let cancellationToken: CancellationToken?
        /// The queue on which the completion handler is called; the client's if none is given.
        public let dispatchQueue: DispatchQueue?
        /// What is handed through the pipeline with the request.
        public var context: PipelineContext?

        // MARK: RawGet Options

        /// The parameter `q`.
        public let q: String?

        // MARK: Initializer

        /// Creates options; what is not given is left to the service or the client.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            q: String? = nil
        ) {
            self.clientRequestId = clientRequestId
            self.cancellationToken = cancellationToken
            self.dispatchQueue = dispatchQueue
            self.context = context
            self.q = q
        }
    }

    /// Options of the operation `list`.
    public struct RawListOptions: RequestOptions {
        // MARK: RequestOptions Protocol

        /// An identifier of the request that the service logs; one is made if none is given.
        public let clientRequestId: String?
        /// A token with which the request can be cancelled.
        public let cancellationToken: CancellationToken?
        /// The queue on which the completion handler is called; the client's if none is given.
        public let dispatchQueue: DispatchQueue?
        /// What is handed through the pipeline with the request.
        public var context: PipelineContext?

        // MARK: RawList Options

        /// The parameter `prefix`.
        public let prefix: String?

        // MARK: Initializer

        /// Creates options; what is not given is left to the service or the client.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            prefix: String? = nil
        ) {
            self.clientRequestId = clientRequestId
            self.cancellationToken = cancellationToken
            self.dispatchQueue = dispatchQueue
            self.context = context
            self.prefix = prefix
        }
    }

    /// Options of the operation `stats`.
    public struct RawStatsOptions: RequestOptions {
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
