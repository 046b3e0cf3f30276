// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A created or a deleted.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum Event: UnionModel, Codable, Hashable {
        // Indirect, because copying a large alternative is costly.

        /// A created.
        case created(Created)
        /// A deleted.
        case deleted(Deleted)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the discriminator `action` names.
        public init(reading reader: ModelReader) throws {
            switch reader.readTag("action") {
            case "created":
                self = .created(try Created(reading: reader))
            case "deleted":
                self = .deleted(try Deleted(reading: reader))
            default:
                self = .unknown(try JSONValue(reading: reader))
            }
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .created(let value): value
            case .deleted(let value): value
            case .unknown(let value): value
            }
        }
    }
}
