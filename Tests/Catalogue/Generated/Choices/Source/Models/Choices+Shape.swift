// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// One of several alternatives.
    ///
    /// The service may know further alternatives; one that this client does not know is kept as it came.
    public indirect enum Shape: UnionModel, Codable, Hashable {
        /// The alternative `shapeRound`.
        case shapeRound(ShapeRound)
        /// The alternative `shapeSquare`.
        case shapeSquare(ShapeSquare)
        /// What is none of these, as it came; it is sent back unchanged.
        case unknown(JSONValue)

        // MARK: - UnionModel

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
