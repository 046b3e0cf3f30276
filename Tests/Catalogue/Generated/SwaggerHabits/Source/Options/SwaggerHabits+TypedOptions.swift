// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension SwaggerHabits {
    /// Options for ``SwaggerHabitsClient/typed(withOptions:)``.
    public struct TypedOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: Typed Options

        /// The count.
        public let count: Int?
        /// The big.
        public let big: Int?
        /// The share.
        public let share: Double?
        /// The flag.
        public let flag: Bool?
        /// The day.
        public let day: String?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            count: Int? = nil,
            big: Int? = nil,
            share: Double? = nil,
            flag: Bool? = nil,
            day: String? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.count = count
            self.big = big
            self.share = share
            self.flag = flag
            self.day = day
        }
    }
}
