// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// One of several alternatives.
    ///
    /// The service may know further alternatives; one that this client does not know is kept as it came.
    public indirect enum Animal: UnionModel, Codable, Hashable {
        /// The alternative `cat`.
        case cat(Cat)
        /// The alternative `dog`.
        case dog(Dog)
        /// What is none of these, as it came; it is sent back unchanged.
        case unknown(JSONValue)

        // MARK: - UnionModel

        /// Reads the alternative that the member `type` names.
        public init(reading reader: ModelReader) throws {
            switch reader.readTag("type") {
            case "cat":
                self = .cat(try Cat(reading: reader))
            case "dog",
                "puppy":
                self = .dog(try Dog(reading: reader))
            default:
                self = .unknown(try reader.readJSONValue())
            }
        }

        /// The value of the alternative.
        public var payload: any ModelValue {
            switch self {
            case .cat(let value): value
            case .dog(let value): value
            case .unknown(let value): value
            }
        }
    }
}
