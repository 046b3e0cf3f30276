// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// The speed class that a subscriber shall have.
public struct SpeedClassChange: ServiceModel, Codable, Hashable {
    /// The new speed class.
    public let speedClass: SpeedClass

    // MARK: Initializers

    /// Creates a value from its members.
    public init(speedClass: SpeedClass) {
        self.speedClass = speedClass
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.speedClass = try reader.read("speedClass")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.write(speedClass, for: "speedClass")
    }
}
