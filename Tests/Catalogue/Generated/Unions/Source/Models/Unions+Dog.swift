// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A dog.
    public struct Dog: ServiceModel, Codable, Hashable {
        /// The type.
        public let type: String
        /// The tricks.
        public let tricks: [String]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(type: String = "dog", tricks: [String]? = nil) {
            self.type = type
            self.tricks = tricks
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.type = reader.readStringIfPresent("type") ?? "dog"
            self.tricks = reader.readArrayIfPresent("tricks")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(type, for: "type")
            writer.writeArray(tricks, for: "tricks")
        }
    }
}
