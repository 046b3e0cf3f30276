// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// Options of ``ExtensionsClient/ThingsOperations/list(withOptions:)``.
    public struct ThingsListOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What every operation can be given: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
        public var common: CommonOptions

        // MARK: ThingsList Options

        /// The filter.
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
            self.common = CommonOptions(
                clientRequestId: clientRequestId,
                cancellationToken: cancellationToken,
                dispatchQueue: dispatchQueue,
                context: context
            )
            self.filter = filter
        }
    }

    /// Options of ``ExtensionsClient/ThingsOperations/set(thing:withOptions:)``.
    public struct ThingsSetOptions: IfMatchOptions, IfNoneMatchOptions {
        // MARK: OperationOptions Protocol

        /// What every operation can be given: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
        public var common: CommonOptions

        // MARK: ThingsSet Options

        /// The parameter `level`.
        ///
        /// If none is given, `high` is sent.
        public let level: LevelParameter?
        /// The access conditions.
        public let accessConditions: AccessConditions?
        /// The ms meta.
        public let metadata: [String: String]?

        // MARK: Initializer

        /// Creates options; what is not given is left to the service or the client.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            level: LevelParameter? = nil,
            accessConditions: AccessConditions? = nil,
            metadata: [String: String]? = nil
        ) {
            self.common = CommonOptions(
                clientRequestId: clientRequestId,
                cancellationToken: cancellationToken,
                dispatchQueue: dispatchQueue,
                context: context
            )
            self.level = level
            self.accessConditions = accessConditions
            self.metadata = metadata
        }
    }

    /// Options of ``ExtensionsClient/ThingsOperations/listNext(nextLink:withOptions:)``, which has none of its own.
    public typealias ThingsListNextOptions = CommonOptions
}
