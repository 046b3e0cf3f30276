// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A cat.
    public struct Cat: ServiceModel, Codable, Hashable {
        /// The type.
        public let type: String
        /// The lives.
        public let lives: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(type: String = "cat", lives: Int? = nil) {
            self.type = type
            self.lives = lives
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.type = reader.readStringIfPresent("type") ?? "cat"
            self.lives = reader.readIntIfPresent("lives")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(type, for: "type")
            writer.writeInt(lives, for: "lives")
        }
    }
}
