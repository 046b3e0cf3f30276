// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Answers {
    /// An item.
    public struct Item: ServiceModel, Codable, Hashable {
        /// The name.
        public let name: String
        /// The note.
        public let note: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String, note: String? = nil) {
            self.name = name
            self.note = note
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readString("name")
            self.note = reader.readStringIfPresent("note")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            writer.writeString(note, for: "note")
        }
    }
}
