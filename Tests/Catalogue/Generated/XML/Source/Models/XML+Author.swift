// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension XML {
    /// A model of the service.
    public struct Author: Model, Codable, Hashable {
        /// The member `name`.
        public let name: String
        /// The member `born`.
        public let born: CalendarDate?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String, born: CalendarDate? = nil) {
            self.name = name
            self.born = born
        }

        // MARK: - Model

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = try reader.readString("name")
            self.born = reader.readIfPresent("born")
        }

        /// Writes the value member by member.
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            writer.write(born, for: "born")
        }
    }
}
