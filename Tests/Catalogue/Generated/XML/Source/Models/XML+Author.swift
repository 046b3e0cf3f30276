// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension XML {
    /// An author.
    public struct Author: ServiceModel, Codable, Hashable {
        /// The name.
        public let name: String
        /// The born.
        public let born: CalendarDate?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String, born: CalendarDate? = nil) {
            self.name = name
            self.born = born
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readString("name")
            self.born = reader.readIfPresent("born")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            writer.write(born, for: "born")
        }
    }
}
