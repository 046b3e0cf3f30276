// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A tanker.
public struct Tanker: ServiceModel, Codable, Hashable {
    /// The type.
    public let type: String
    /// The wheels.
    public let wheels: Int
    /// What drives.
    public let tows: Vehicle?
    /// The load.
    public let load: Double?
    /// The liquid.
    public let liquid: String?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(
        type: String = "Tanker",
        wheels: Int,
        tows: Vehicle? = nil,
        load: Double? = nil,
        liquid: String? = nil
    ) {
        self.type = type
        self.wheels = wheels
        self.tows = tows
        self.load = load
        self.liquid = liquid
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.type = reader.readStringIfPresent("type") ?? "Tanker"
        self.wheels = reader.readInt("wheels")
        self.tows = reader.readIfPresent("tows")
        self.load = reader.readDoubleIfPresent("load")
        self.liquid = reader.readStringIfPresent("liquid")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(type, for: "type")
        writer.writeInt(wheels, for: "wheels")
        writer.write(tows, for: "tows")
        writer.writeDouble(load, for: "load")
        writer.writeString(liquid, for: "liquid")
    }
}
