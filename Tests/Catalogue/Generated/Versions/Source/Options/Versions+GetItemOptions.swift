// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Versions {
    /// Options for ``VersionsClient/getItem(withOptions:)``.
    public struct GetItemOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: GetItem Options

        /// The detail flag.
        public let detail: Bool?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            detail: Bool? = nil
        ) {
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.detail = detail
        }
    }
}
