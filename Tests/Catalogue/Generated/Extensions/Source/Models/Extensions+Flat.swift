// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// A flat.
    public struct Flat: ServiceModel, Codable, Hashable, Identifiable {
        /// The ID.
        public let id: Int
        /// The level.
        public let level: String?
        /// The state.
        public let state: String?
        /// The type.
        public let type: String?
        /// The size.
        public let size: Int?
        /// The note.
        public let note: String?
        /// The value of `state`.
        public let propertiesState: String?
        /// The ports.
        public let ports: [Int]?
        /// The kind.
        public let kind: AccountPropertiesNetworkKind?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            id: Int,
            level: String? = "low",
            state: String? = nil,
            type: String? = nil,
            size: Int? = nil,
            note: String? = nil,
            propertiesState: String? = nil,
            ports: [Int]? = nil,
            kind: AccountPropertiesNetworkKind? = nil
        ) {
            self.id = id
            self.level = level
            self.state = state
            self.type = type
            self.size = size
            self.note = note
            self.propertiesState = propertiesState
            self.ports = ports
            self.kind = kind
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.id = reader.readInt("id")
            self.level = reader.readStringIfPresent("level")
            self.state = reader.readStringIfPresent("state")
            reader.enterObjectIfPresent("properties")
            self.type = reader.readStringIfPresent("type")
            self.size = reader.readIntIfPresent("size")
            self.note = reader.readStringIfPresent("note")
            self.propertiesState = reader.readStringIfPresent("state")
            reader.enterObjectIfPresent("network")
            self.ports = reader.readArrayIfPresent("ports")
            self.kind = reader.readIfPresent("kind")
            reader.leaveObject()
            reader.leaveObject()
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeInt(id, for: "id")
            writer.writeString(level, for: "level")
            if writer.writesReadOnlyMembers {
                writer.writeString(state, for: "state")
            }
            writer.enterObjectIfNeeded("properties")
            writer.writeString(type, for: "type")
            writer.writeInt(size, for: "size")
            writer.writeNullable(note, for: "note")
            if writer.writesReadOnlyMembers {
                writer.writeString(propertiesState, for: "state")
            }
            writer.enterObjectIfNeeded("network")
            writer.writeArray(ports, for: "ports")
            writer.write(kind, for: "kind")
            writer.leaveObject()
            writer.leaveObject()
        }
    }
}
