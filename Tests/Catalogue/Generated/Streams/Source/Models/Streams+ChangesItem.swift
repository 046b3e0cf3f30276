// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Streams {
    /// An added or a removed.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum ChangesItem: UnionModel, Codable, Hashable {
        // Indirect, because copying a large alternative is costly.

        /// An added.
        case added(ChangesItemAdded)
        /// A removed.
        case removed(ChangesItemRemoved)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the discriminator `event` names.
        public init(reading reader: ModelReader) throws {
            switch reader.readTag("event") {
            case "added":
                self = .added(try ChangesItemAdded(reading: reader))
            case "removed":
                self = .removed(try ChangesItemRemoved(reading: reader))
            default:
                self = .unknown(try JSONValue(reading: reader))
            }
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .added(let value): value
            case .removed(let value): value
            case .unknown(let value): value
            }
        }
    }
}
