// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// Options of the operation `read`, which has none of its own.
    public typealias ReadThingOptions = CommonOptions

    /// Options of the operation `thingExists`, which has none of its own.
    public typealias ThingExistsOptions = CommonOptions

    /// Options of the operation `delete`, which has none of its own.
    public typealias DeleteThingOptions = CommonOptions

    /// Options of the operation `find`.
    public struct FindThingsOptions: OperationOptions {
        // MARK: RequestOptions Protocol

        /// What every operation can be given: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
        public var common: CommonOptions

        // MARK: FindThings Options

        /// The parameter `mode`.
        public let mode: FindThingsMode?
        /// The parameter `created`.
        public let created: FindThingsCreated?

        // MARK: Initializer

        /// Creates options; what is not given is left to the service or the client.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            mode: FindThingsMode? = nil,
            created: FindThingsCreated? = nil
        ) {
            self.common = CommonOptions(
                clientRequestId: clientRequestId,
                cancellationToken: cancellationToken,
                dispatchQueue: dispatchQueue,
                context: context
            )
            self.mode = mode
            self.created = created
        }
    }

    /// Options of the operation `pay`, which has none of its own.
    public typealias PayOptions = CommonOptions

    /// Options of the operation `note`, which has none of its own.
    public typealias NoteOptions = CommonOptions

    /// Options of the operation `sell`, which has none of its own.
    public typealias SellOptions = CommonOptions
}
