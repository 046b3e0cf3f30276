// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension QueryStyles {
    /// Options for ``QueryStylesClient/numbers(withOptions:)``.
    public struct NumbersOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: Numbers Options

        /// The value of `i`.
        public let i: [Int]?
        /// The value of `d`.
        public let d: Double?
        /// The value of `b`.
        public let b: Bool?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            i: [Int]? = nil,
            d: Double? = nil,
            b: Bool? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.i = i
            self.d = d
            self.b = b
        }
    }
}
