// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension QueryStyles {
    /// Options of ``QueryStylesClient/numbers(withOptions:)``.
    public struct NumbersOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What every operation can be given: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
        public var common: CommonOptions

        // MARK: Numbers Options

        /// The value of `i`.
        public let i: [Int]?
        /// The value of `d`.
        public let d: Double?
        /// The value of `b`.
        public let b: Bool?

        // MARK: Initializer

        /// Creates options; what is not given is left to the service or the client.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            i: [Int]? = nil,
            d: Double? = nil,
            b: Bool? = nil
        ) {
            self.common = CommonOptions(
                clientRequestId: clientRequestId,
                cancellationToken: cancellationToken,
                dispatchQueue: dispatchQueue,
                context: context
            )
            self.i = i
            self.d = d
            self.b = b
        }
    }
}
