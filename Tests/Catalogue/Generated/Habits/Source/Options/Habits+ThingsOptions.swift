// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// Options for ``HabitsClient/ThingsOperations/read(thingId:withOptions:)``.
    public typealias ReadThingOptions = CommonOptions

    /// Options for ``HabitsClient/ThingsOperations/thingExists(thingId:withOptions:)``.
    public typealias ThingExistsOptions = CommonOptions

    /// Options for ``HabitsClient/ThingsOperations/delete(thingId:withOptions:)``.
    public typealias DeleteThingOptions = CommonOptions

    /// Options for ``HabitsClient/ThingsOperations/find(withOptions:)``.
    public struct FindThingsOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: FindThings Options

        /// The mode.
        public let mode: FindThingsMode?
        /// The value of `created`.
        public let created: FindThingsCreated?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            mode: FindThingsMode? = nil,
            created: FindThingsCreated? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.mode = mode
            self.created = created
        }
    }

    /// Options for ``HabitsClient/ThingsOperations/listRows(pageable:withOptions:)``.
    public typealias ListRowsOptions = CommonOptions

    /// Options for ``HabitsClient/ThingsOperations/pay(body:withOptions:)``.
    public typealias PayOptions = CommonOptions

    /// Options for ``HabitsClient/ThingsOperations/createParcel(body:withOptions:)``.
    public typealias CreateParcelOptions = CommonOptions

    /// Options for ``HabitsClient/ThingsOperations/readOwner(id:withOptions:)``.
    public typealias ReadOwnerOptions = CommonOptions

    /// Options for ``HabitsClient/ThingsOperations/readState(id:withOptions:)``.
    public typealias ReadStateOptions = CommonOptions

    /// Options for ``HabitsClient/ThingsOperations/ring(withOptions:)``.
    public typealias RingOptions = CommonOptions

    /// Options for ``HabitsClient/ThingsOperations/readDelivery(withOptions:)``.
    public struct ReadDeliveryOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: ReadDelivery Options

        /// The day.
        public let day: String?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            day: String? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.day = day
        }
    }

    /// Options for ``HabitsClient/ThingsOperations/label(body:withOptions:)``.
    public typealias LabelOptions = CommonOptions

    /// Options for ``HabitsClient/ThingsOperations/addPicture(body:withOptions:)``.
    public typealias AddPictureOptions = CommonOptions

    /// Options for ``HabitsClient/ThingsOperations/note(note:withOptions:)``.
    public typealias NoteOptions = CommonOptions

    /// Options for ``HabitsClient/ThingsOperations/sell(body:withOptions:)``.
    public typealias SellOptions = CommonOptions
}
