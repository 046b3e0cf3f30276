// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Settings {
    /// A change to a `Pet`. Members that you leave out stay as they are (RFC 7396).
    public struct PetPatch: ServiceModel, Codable, Hashable {
        /// The name.
        public let name: PatchMember<String>?
        /// The note.
        public let note: PatchMember<String>?
        /// The owner.
        public let owner: PatchMember<String>?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            name: PatchMember<String>? = nil,
            note: PatchMember<String>? = nil,
            owner: PatchMember<String>? = nil
        ) {
            self.name = name
            self.note = note
            self.owner = owner
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readPatchIfPresent("name")
            self.note = reader.readPatchIfPresent("note")
            self.owner = reader.readPatchIfPresent("owner")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(name, for: "name")
            writer.write(note, for: "note")
            writer.write(owner, for: "owner")
        }
    }
}
