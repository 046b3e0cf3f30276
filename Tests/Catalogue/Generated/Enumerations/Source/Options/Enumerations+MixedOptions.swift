// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Enumerations {
    /// Options of ``EnumerationsClient/mixed(body:withOptions:)``.
    public struct MixedOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What every operation can be given: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
        public var common: CommonOptions

        // MARK: Mixed Options

        /// The size.
        public let size: Size?

        // MARK: Initializer

        /// Creates options; what is not given is left to the service or the client.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            size: Size? = nil
        ) {
            self.common = CommonOptions(
                clientRequestId: clientRequestId,
                cancellationToken: cancellationToken,
                dispatchQueue: dispatchQueue,
                context: context
            )
            self.size = size
        }
    }

    /// The header fields of the answer to ``EnumerationsClient/mixed(body:withOptions:)``.
    public struct MixedHeaders: ResponseHeaders {
        /// The header field `X-Size`.
        public let xSize: Size?

        /// Reads the header fields one by one.
        public init(reading reader: ModelReader) throws {
            self.xSize = reader.readIfPresent("X-Size")
        }
    }
}
