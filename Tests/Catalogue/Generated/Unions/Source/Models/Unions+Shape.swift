// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A circle or a square.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum Shape: UnionModel, Codable, Hashable {
        // Indirect, because copying a large alternative is costly.

        /// A circle.
        case circle(Circle)
        /// A square.
        case square(Square)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the discriminator `kind` names.
        public init(reading reader: ModelReader) throws {
            switch reader.readTag("kind") {
            case "Circle":
                self = .circle(try Circle(reading: reader))
            case "Square":
                self = .square(try Square(reading: reader))
            default:
                self = .unknown(try JSONValue(reading: reader))
            }
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .circle(let value): value
            case .square(let value): value
            case .unknown(let value): value
            }
        }
    }
}
