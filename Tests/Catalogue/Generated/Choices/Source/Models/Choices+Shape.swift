// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// A shape round or a shape square.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum Shape: UnionModel, Codable, Hashable {
        // Indirect because an alternative may contain this type again, and copying a large one is costly.

        /// A shape round.
        case shapeRound(ShapeRound)
        /// A shape square.
        case shapeSquare(ShapeSquare)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the discriminator `kind` names.
        public init(reading reader: ModelReader) throws {
            switch reader.readTag("kind") {
            case "round":
                self = .shapeRound(try ShapeRound(reading: reader))
            case "Square":
                self = .shapeSquare(try ShapeSquare(reading: reader))
            default:
                self = .unknown(try reader.readJSONValue())
            }
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .shapeRound(let value): value
            case .shapeSquare(let value): value
            case .unknown(let value): value
            }
        }
    }
}
