// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A pet cat.
    public struct PetCat: ServiceModel, Codable, Hashable {
        /// The pet type.
        public let petType: String
        /// The name.
        public let name: String?
        /// The claws flag.
        public let claws: Bool?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(petType: String = "c", name: String? = nil, claws: Bool? = nil) {
            self.petType = petType
            self.name = name
            self.claws = claws
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.petType = reader.readStringIfPresent("petType") ?? "c"
            self.name = reader.readStringIfPresent("name")
            self.claws = reader.readBoolIfPresent("claws")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(petType, for: "petType")
            writer.writeString(name, for: "name")
            writer.writeBool(claws, for: "claws")
        }
    }
}
