// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// Options for ``ExtensionsClient/ThingsOperations/list(withOptions:)``.
    public struct ThingsListOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: ThingsList Options

        /// The filter.
        public let filter: String?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            filter: String? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.filter = filter
        }
    }

    /// Options for ``ExtensionsClient/ThingsOperations/set(thing:withOptions:)``.
    public struct ThingsSetOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: ThingsSet Options

        /// The parameter `level`.
        ///
        /// If you leave it out, the client sends `high`.
        public let level: LevelParameter?
        /// The access conditions.
        public let accessConditions: AccessConditions?
        /// The ms meta.
        public let metadata: [String: String]?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            level: LevelParameter? = nil,
            accessConditions: AccessConditions? = nil,
            metadata: [String: String]? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.level = level
            self.accessConditions = accessConditions
            self.metadata = metadata
        }
    }

    /// Options for ``ExtensionsClient/ThingsOperations/listNext(nextLink:withOptions:)``.
    public typealias ThingsListNextOptions = CommonOptions
}
