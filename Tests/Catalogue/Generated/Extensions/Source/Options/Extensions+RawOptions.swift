// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// Options of ``ExtensionsClient/RawOperations/get(path:withOptions:)``.
    public struct RawGetOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What every operation can be given: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
        public var common: CommonOptions

        // MARK: RawGet Options

        /// The value of `q`.
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

    /// Options of ``ExtensionsClient/RawOperations/scoped(scope:withOptions:)``, which has none of its own.
    public typealias RawScopedOptions = CommonOptions

    /// Options of ``ExtensionsClient/RawOperations/list(withOptions:)``.
    public struct RawListOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What every operation can be given: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
        public var common: CommonOptions

        // MARK: RawList Options

        /// The prefix.
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

    /// Options of ``ExtensionsClient/RawOperations/stats(withOptions:)``, which has none of its own.
    public typealias RawStatsOptions = CommonOptions

    /// Options of ``ExtensionsClient/RawOperations/tags(withOptions:)``, which has none of its own.
    public typealias RawTagsOptions = CommonOptions
}
