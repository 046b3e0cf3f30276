// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// Options of the operation `put`, which has none of its own.
    public typealias AccountsPutOptions = CommonOptions

    /// Options of the operation `putFlat`.
    public struct AccountsPutFlatOptions: OperationOptions {
        // MARK: RequestOptions Protocol

        /// What every operation can be given: `clientRequestId`, `cancellationToken`, `dispatchQueue` and `context`.
        public var common: CommonOptions

        // MARK: AccountsPutFlat Options

        /// The member `level` of the body.
        public let level: String?
        /// The member `properties.type` of the body.
        public let type: String?
        /// The member `properties.size` of the body.
        public let size: Int?
        /// The member `properties.note` of the body.
        public let note: String?
        /// The member `properties.network.ports` of the body.
        public let ports: [Int]?
        /// The member `properties.network.kind` of the body.
        public let kind: AccountPropertiesNetworkKind?

        // MARK: Initializer

        /// Creates options; what is not given is left to the service or the client.
        public init(
            clientRequestId: String? = nil,
            cancellationToken: CancellationToken? = nil,
            dispatchQueue: DispatchQueue? = nil,
            context: PipelineContext? = nil,
            level: String? = nil,
            type: String? = nil,
            size: Int? = nil,
            note: String? = nil,
            ports: [Int]? = nil,
            kind: AccountPropertiesNetworkKind? = nil
        ) {
            self.common = CommonOptions(
                clientRequestId: clientRequestId,
                cancellationToken: cancellationToken,
                dispatchQueue: dispatchQueue,
                context: context
            )
            self.level = level
            self.type = type
            self.size = size
            self.note = note
            self.ports = ports
            self.kind = kind
        }
    }
}
