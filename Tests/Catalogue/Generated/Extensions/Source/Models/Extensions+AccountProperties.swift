// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// Account properties.
    public struct AccountProperties: ServiceModel, Codable, Hashable {
        /// The type.
        public let type: String?
        /// The size.
        public let size: Int
        /// The note.
        public let note: String?
        /// The state.
        public let state: String?
        /// The ports.
        public let ports: [Int]?
        /// The kind.
        public let kind: AccountPropertiesNetworkKind?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            type: String? = nil,
            size: Int,
            note: String?,
            state: String? = nil,
            ports: [Int]? = nil,
            kind: AccountPropertiesNetworkKind? = nil
        ) {
            self.type = type
            self.size = size
            self.note = note
            self.state = state
            self.ports = ports
            self.kind = kind
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.type = reader.readStringIfPresent("type")
            self.size = reader.readInt("size")
            self.note = reader.readStringIfPresent("note")
            self.state = reader.readStringIfPresent("state")
            reader.enterObjectIfPresent("network")
            self.ports = reader.readArrayIfPresent("ports")
            self.kind = reader.readIfPresent("kind")
            reader.leaveObject()
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(type, for: "type")
            writer.writeInt(size, for: "size")
            writer.writeNullable(note, for: "note")
            if writer.writesReadOnlyMembers {
                writer.writeString(state, for: "state")
            }
            writer.enterObjectIfNeeded("network")
            writer.writeArray(ports, for: "ports")
            writer.write(kind, for: "kind")
            writer.leaveObject()
        }
    }
}
