// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A cat or a dog.
    ///
    /// The service may know further alternatives; one that this client does not know is kept as it came.
    public indirect enum Animal: UnionModel, Codable, Hashable {
        // Indirect because an alternative may lead back to it, and a large one would be copied as a whole.

        /// A cat.
        case cat(Cat)
        /// A dog.
        case dog(Dog)
        /// What is none of these, as it came; it is sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

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
