// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// Options of the operation `get`.
    public struct RawGetOptions: OperationOptions {
        // MARK: RequestOptions Protocol

        /// What every operation can be given: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
        public var common: CommonOptions

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
            self.common = CommonOptions(
                clientRequestId: clientRequestId,
                cancellationToken: cancellationToken,
                dispatchQueue: dispatchQueue,
                context: context
            )
            self.q = q
        }
    }

    /// Options of the operation `scoped`, which has none of its own.
    public typealias RawScopedOptions = CommonOptions

    /// Options of the operation `list`.
    public struct RawListOptions: OperationOptions {
        // MARK: RequestOptions Protocol

        /// What every operation can be given: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
        public var common: CommonOptions

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
            self.common = CommonOptions(
                clientRequestId: clientRequestId,
                cancellationToken: cancellationToken,
                dispatchQueue: dispatchQueue,
                context: context
            )
            self.prefix = prefix
        }
    }

    /// Options of the operation `stats`, which has none of its own.
    public typealias RawStatsOptions = CommonOptions
}
