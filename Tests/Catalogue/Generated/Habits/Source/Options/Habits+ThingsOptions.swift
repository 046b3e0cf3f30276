// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// Options of ``HabitsClient/ThingsOperations/read(thingId:withOptions:)``, which has none of its own.
    public typealias ReadThingOptions = CommonOptions

    /// Options of ``HabitsClient/ThingsOperations/thingExists(thingId:withOptions:)``, which has none of its own.
    public typealias ThingExistsOptions = CommonOptions

    /// Options of ``HabitsClient/ThingsOperations/delete(thingId:withOptions:)``, which has none of its own.
    public typealias DeleteThingOptions = CommonOptions

    /// Options of ``HabitsClient/ThingsOperations/find(withOptions:)``.
    public struct FindThingsOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What every operation can be given: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
        public var common: CommonOptions

        // MARK: FindThings Options

        /// The mode.
        public let mode: FindThingsMode?
        /// The created.
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

    /// Options of ``HabitsClient/ThingsOperations/pay(body:withOptions:)``, which has none of its own.
    public typealias PayOptions = CommonOptions

    /// Options of ``HabitsClient/ThingsOperations/note(note:withOptions:)``, which has none of its own.
    public typealias NoteOptions = CommonOptions

    /// Options of ``HabitsClient/ThingsOperations/sell(body:withOptions:)``, which has none of its own.
    public typealias SellOptions = CommonOptions
}
