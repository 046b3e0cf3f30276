// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A car.
public struct Car: ServiceModel, Codable, Hashable {
    /// The type.
    public let type: String
    /// The wheels.
    public let wheels: Int
    /// What drives.
    public let tows: Vehicle?
    /// The seats.
    public let seats: Int?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(type: String = "car", wheels: Int, tows: Vehicle? = nil, seats: Int? = nil) {
        self.type = type
        self.wheels = wheels
        self.tows = tows
        self.seats = seats
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.type = reader.readStringIfPresent("type") ?? "car"
        self.wheels = reader.readInt("wheels")
        self.tows = reader.readIfPresent("tows")
        self.seats = reader.readIntIfPresent("seats")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(type, for: "type")
        writer.writeInt(wheels, for: "wheels")
        writer.write(tows, for: "tows")
        writer.writeInt(seats, for: "seats")
    }
}
