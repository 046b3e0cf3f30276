// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A cat or a dog.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum Animal: UnionModel, Codable, Hashable {
        // Indirect, because copying a large alternative is costly.

        /// A cat.
        case cat(Cat)
        /// A dog.
        case dog(Dog)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the discriminator `type` names.
        public init(reading reader: ModelReader) throws {
            switch reader.readTag("type") {
            case "cat":
                self = .cat(try Cat(reading: reader))
            case "dog", "puppy":
                self = .dog(try Dog(reading: reader))
            default:
                self = .unknown(try JSONValue(reading: reader))
            }
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .cat(let value): value
            case .dog(let value): value
            case .unknown(let value): value
            }
        }
    }
}
