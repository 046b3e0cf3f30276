// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A car.
    public struct Car: ServiceModel, Codable, Hashable {
        /// The kind.
        public let kind: String
        /// The wheels.
        public let wheels: Int
        /// The doors.
        public let doors: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(kind: String = "#car", wheels: Int, doors: Int? = nil) {
            self.kind = kind
            self.wheels = wheels
            self.doors = doors
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.kind = reader.readStringIfPresent("kind") ?? "#car"
            self.wheels = reader.readInt("wheels")
            self.doors = reader.readIntIfPresent("doors")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(kind, for: "kind")
            writer.writeInt(wheels, for: "wheels")
            writer.writeInt(doors, for: "doors")
        }
    }
}
