// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// Options of the operation `list`.
    public struct ThingsListOptions: RequestOptions {
        // MARK: RequestOptions Protocol

        /// An identifier of the request that the service logs; one is made if none is given.
        public let clientRequestId: String?
        /// A token with which the request can be cancelled.
        public let cancellationToken: CancellationToken?
        /// The queue on which the completion handler is called; the client's if none is given.
        public let dispatchQueue: DispatchQueue?
        /// What is handed through the pipeline with the request.
        public var context: PipelineContext?

        // MARK: ThingsList Options

        /// The parameter `$filter`.
        public let filter: String?

        // MARK: Initializer

        /// Creates options; what is not given is left to the service or the client.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            filter: String? = nil
        ) {
            self.clientRequestId = clientRequestId
            self.cancellationToken = cancellationToken
            self.dispatchQueue = dispatchQueue
            self.context = context
            self.filter = filter
        }
    }

    /// Options of the operation `set`.
    public struct ThingsSetOptions: RequestOptions {
        // MARK: RequestOptions Protocol

        /// An identifier of the request that the service logs; one is made if none is given.
        public let clientRequestId: String?
        /// A token with which the request can be cancelled.
        public let cancellationToken: CancellationToken?
        /// The queue on which the completion handler is called; the client's if none is given.
        public let dispatchQueue: DispatchQueue?
        /// What is handed through the pipeline with the request.
        public var context: PipelineContext?

        // MARK: ThingsSet Options

        /// The parameter `level`.
        ///
        /// If none is given, `high` is sent.
        public let level: ThingsSetLevel?
        /// Options that belong together.
        public let accessConditions: AccessConditions?
        /// The parameter `x-ms-meta`.
        public let metadata: [String: String]?

        // MARK: Initializer

        /// Creates options; what is not given is left to the service or the client.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            level: ThingsSetLevel? = nil,
            accessConditions: AccessConditions? = nil,
            metadata: [String: String]? = nil
        ) {
            self.clientRequestId = clientRequestId
            self.cancellationToken = cancellationToken
            self.dispatchQueue = dispatchQueue
            self.context = context
            self.level = level
            self.accessConditions = accessConditions
            self.metadata = metadata
        }
    }

    /// Options of the operation `listNext`.
    public struct ThingsListNextOptions: RequestOptions {
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
