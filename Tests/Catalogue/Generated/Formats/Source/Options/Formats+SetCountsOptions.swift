// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Formats {
    /// Options for `setCounts(id:body:withOptions:)`.
    public struct SetCountsOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: SetCounts Options

        /// The size. The default is `0`.
        public let size: Int?
        /// The sizes.
        public let sizes: [Int]?
        /// The JSON.
        public let json: [Int]?
        /// The size.
        public let xSize: Int?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            size: Int? = nil,
            sizes: [Int]? = nil,
            json: [Int]? = nil,
            xSize: Int? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.size = size
            self.sizes = sizes
            self.json = json
            self.xSize = xSize
        }
    }
}
