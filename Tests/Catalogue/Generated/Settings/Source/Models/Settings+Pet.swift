// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Settings {
    /// A pet.
    public struct Pet: ServiceModel, Codable, Hashable {
        /// The name.
        public let name: String?
        /// The note.
        public let note: String?
        /// The owner.
        public let owner: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String? = nil, note: String? = nil, owner: String?) {
            self.name = name
            self.note = note
            self.owner = owner
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readStringIfPresent("name")
            self.note = reader.readStringIfPresent("note")
            self.owner = reader.readStringIfPresent("owner")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            writer.writeString(note, for: "note")
            writer.writeNullable(owner, for: "owner")
        }
    }
}
