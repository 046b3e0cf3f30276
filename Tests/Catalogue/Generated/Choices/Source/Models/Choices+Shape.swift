// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// A shape round or a shape square.
    ///
    /// The service may know further alternatives; one that this client does not know is kept as it came.
    public indirect enum Shape: UnionModel, Codable, Hashable {
        // Indirect because an alternative may lead back to it, and a large one would be copied as a whole.

        /// A shape round.
        case shapeRound(ShapeRound)
        /// A shape square.
        case shapeSquare(ShapeSquare)
        /// What is none of these, as it came; it is sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the member `kind` names.
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

        /// The value of the alternative.
        public var payload: any ModelValue {
            switch self {
            case .shapeRound(let value): value
            case .shapeSquare(let value): value
            case .unknown(let value): value
            }
        }
    }
}
