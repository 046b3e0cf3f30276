// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Formats {
    /// Options for ``FormatsClient/getMoment(withOptions:)``.
    public struct GetMomentOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: GetMoment Options

        /// The seconds.
        public let seconds: Date?
        /// The milliseconds.
        public let milliseconds: Date?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            seconds: Date? = nil,
            milliseconds: Date? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.seconds = seconds
            self.milliseconds = milliseconds
        }
    }
}
