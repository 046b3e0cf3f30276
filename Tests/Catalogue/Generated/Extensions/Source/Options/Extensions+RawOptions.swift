// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// Options for ``ExtensionsClient/RawOperations/get(path:withOptions:)``.
    public struct RawGetOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: RawGet Options

        /// The value of `q`.
        public let q: String?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            q: String? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.q = q
        }
    }

    /// Options for ``ExtensionsClient/RawOperations/scoped(scope:withOptions:)``.
    public typealias RawScopedOptions = CommonOptions

    /// Options for ``ExtensionsClient/RawOperations/list(withOptions:)``.
    public struct RawListOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: RawList Options

        /// The prefix.
        public let prefix: String?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            prefix: String? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.prefix = prefix
        }
    }

    /// Options for ``ExtensionsClient/RawOperations/stats(withOptions:)``.
    public typealias RawStatsOptions = CommonOptions

    /// Options for ``ExtensionsClient/RawOperations/tags(withOptions:)``.
    public typealias RawTagsOptions = CommonOptions

    /// Options for ``ExtensionsClient/RawOperations/delete(id:receipt:withOptions:)``.
    public struct RawDeleteOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: RawDelete Options

        /// The limit.
        public let limit: Int?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            limit: Int? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.limit = limit
        }
    }
}
