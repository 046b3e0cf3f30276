// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Objects {
    /// A dog.
    public struct Dog: ServiceModel, Codable, Hashable {
        /// The name.
        public let name: String
        /// The bark flag.
        public let bark: Bool
        /// The toy.
        public let toy: Animal?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String, bark: Bool, toy: Animal? = nil) {
            self.name = name
            self.bark = bark
            self.toy = toy
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readString("name")
            self.bark = reader.readBool("bark")
            self.toy = reader.readIfPresent("toy")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            writer.writeBool(bark, for: "bark")
            writer.write(toy, for: "toy")
        }
    }
}
