// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A by name.
    public struct ByName: ServiceModel, Codable, Hashable {
        /// The name.
        public let name: String

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String) {
            self.name = name
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readString("name")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
        }
    }
}
