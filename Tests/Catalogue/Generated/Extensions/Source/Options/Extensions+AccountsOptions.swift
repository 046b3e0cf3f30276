// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// Options for ``ExtensionsClient/AccountsOperations/put(account:withOptions:)``.
    public typealias AccountsPutOptions = CommonOptions

    /// Options for ``ExtensionsClient/AccountsOperations/putFlat(id:idMember:withOptions:)``.
    public struct AccountsPutFlatOptions: OperationOptions {
        // MARK: OperationOptions Protocol

        /// What all operations take: `clientRequestId`, `cancellationToken`, `dispatchQueue`, `context`, `conditions`.
        public var common: CommonOptions

        // MARK: AccountsPutFlat Options

        /// The level.
        public let level: String?
        /// The type.
        public let type: String?
        /// The size.
        public let size: Int?
        /// The note.
        public let note: String?
        /// The ports.
        public let ports: [Int]?
        /// The kind.
        public let kind: AccountPropertiesNetworkKind?

        // MARK: Initializer

        /// Creates options. The client or the service chooses a value for those that you leave out.
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
            self.common = CommonOptions(clientRequestId, cancellationToken, dispatchQueue, context)
            self.level = level
            self.type = type
            self.size = size
            self.note = note
            self.ports = ports
            self.kind = kind
        }
    }
}
