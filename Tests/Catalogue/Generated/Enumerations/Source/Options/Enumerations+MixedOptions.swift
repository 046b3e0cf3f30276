// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Enumerations {
    /// Options for ``EnumerationsClient/mixed(body:withOptions:)``.
    public struct MixedOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: Mixed Options

        /// The size.
        public let size: Size?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            size: Size? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.size = size
        }
    }

    /// The header fields of the response to ``EnumerationsClient/mixed(body:withOptions:)``.
    public struct MixedHeaders: ResponseHeaders {
        /// The header field `X-Size`.
        public let xSize: Size?

        /// Reads the header fields one by one.
        public init(reading reader: ModelReader) throws {
            self.xSize = reader.readIfPresent("X-Size")
        }
    }
}
