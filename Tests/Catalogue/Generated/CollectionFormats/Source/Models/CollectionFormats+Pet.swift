// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension CollectionFormats {
    /// A pet.
    public struct Pet: ServiceModel, Codable, Hashable {
        /// The name.
        public let name: String
        /// The age.
        public let age: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String, age: Int? = nil) {
            self.name = name
            self.age = age
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readString("name")
            self.age = reader.readIntIfPresent("age")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            writer.writeInt(age, for: "age")
        }
    }
}
