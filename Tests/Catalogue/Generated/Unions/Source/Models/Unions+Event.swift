// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A created or a deleted.
    ///
    /// The service may know further alternatives; one that this client does not know is kept as it came.
    public indirect enum Event: UnionModel, Codable, Hashable {
        // Indirect because an alternative may lead back to it, and a large one would be copied as a whole.

        /// A created.
        case created(Created)
        /// A deleted.
        case deleted(Deleted)
        /// What is none of these, as it came; it is sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the member `action` names.
        public init(reading reader: ModelReader) throws {
            switch reader.readTag("action") {
            case "created":
                self = .created(try Created(reading: reader))
            case "deleted":
                self = .deleted(try Deleted(reading: reader))
            default:
                self = .unknown(try reader.readJSONValue())
            }
        }

        /// The value of the alternative.
        public var payload: any ModelValue {
            switch self {
            case .created(let value): value
            case .deleted(let value): value
            case .unknown(let value): value
            }
        }
    }
}
