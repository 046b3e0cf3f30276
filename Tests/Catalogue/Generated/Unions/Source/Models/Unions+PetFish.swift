// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A pet fish.
    public struct PetFish: ServiceModel, Codable, Hashable {
        /// The pet type.
        public let petType: String
        /// The name.
        public let name: String?
        /// The fins.
        public let fins: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(petType: String = "PetFish", name: String? = nil, fins: Int? = nil) {
            self.petType = petType
            self.name = name
            self.fins = fins
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.petType = reader.readStringIfPresent("petType") ?? "PetFish"
            self.name = reader.readStringIfPresent("name")
            self.fins = reader.readIntIfPresent("fins")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(petType, for: "petType")
            writer.writeString(name, for: "name")
            writer.writeInt(fins, for: "fins")
        }
    }
}
