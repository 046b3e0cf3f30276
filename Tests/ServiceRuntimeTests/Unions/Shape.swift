// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// What can be drawn.
///
/// The service may know further alternatives; one that this client does not know is kept as it came.
public indirect enum Shape: UnionModel, Codable, Hashable {
    // Indirect because an alternative may lead back to it, and a large one would be copied as a whole.

    /// A circle.
    case circle(Circle)
    /// A square.
    case square(Square)
    /// What is none of these, as it came; it is sent back unchanged.
    case unknown(JSONValue)

    // MARK: UnionModel Protocol

    /// Reads the alternative that the member `kind` names.
    public init(reading reader: ModelReader) throws {
        switch reader.readTag("kind") {
        case "round":
            self = .circle(try Circle(reading: reader))
        case "square",
            "box":
            self = .square(try Square(reading: reader))
        default:
            self = .unknown(try reader.readJSONValue())
        }
    }

    /// The value of the alternative.
    public var payload: any ModelValue {
        switch self {
        case .circle(let value): value
        case .square(let value): value
        case .unknown(let value): value
        }
    }
}
