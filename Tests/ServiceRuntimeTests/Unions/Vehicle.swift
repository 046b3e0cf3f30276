// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// What drives.
///
/// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
public indirect enum Vehicle: UnionModel, Codable, Hashable {
    // Indirect, because copying a large alternative is costly.

    /// What drives.
    case vehicle(VehicleBase)
    /// A car.
    case car(Car)
    /// A truck.
    case truck(Truck)
    /// A tanker.
    case tanker(Tanker)
    /// Any other value. It is kept as received, and sent back unchanged.
    case unknown(JSONValue)

    // MARK: UnionModel Protocol

    /// Reads the alternative that the discriminator `type` names.
    public init(reading reader: ModelReader) throws {
        switch reader.readTag("type") {
        case "Vehicle":
            self = .vehicle(try VehicleBase(reading: reader))
        case "car":
            self = .car(try Car(reading: reader))
        case "Truck":
            self = .truck(try Truck(reading: reader))
        case "Tanker":
            self = .tanker(try Tanker(reading: reader))
        default:
            self = .unknown(try JSONValue(reading: reader))
        }
    }

    /// The associated value.
    public var payload: any ModelValue {
        switch self {
        case .vehicle(let value): value
        case .car(let value): value
        case .truck(let value): value
        case .tanker(let value): value
        case .unknown(let value): value
        }
    }
}

/// What drives.
public struct VehicleBase: ServiceModel, Codable, Hashable {
    /// The type.
    public let type: String
    /// The wheels.
    public let wheels: Int
    /// What drives.
    public let tows: Vehicle?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(type: String = "Vehicle", wheels: Int, tows: Vehicle? = nil) {
        self.type = type
        self.wheels = wheels
        self.tows = tows
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.type = reader.readStringIfPresent("type") ?? "Vehicle"
        self.wheels = reader.readInt("wheels")
        self.tows = reader.readIfPresent("tows")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(type, for: "type")
        writer.writeInt(wheels, for: "wheels")
        writer.write(tows, for: "tows")
    }
}
