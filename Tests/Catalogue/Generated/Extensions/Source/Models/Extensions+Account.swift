// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// An account.
    public struct Account: ServiceModel, Codable, Hashable {
        /// The type.
        public let type: String?
        /// The value of `type`.
        public let propertiesType: String?
        /// The size.
        public let size: Int?
        /// The note.
        public let note: String?
        /// The state.
        public let state: String?
        /// The ports.
        public let ports: [Int]?
        /// The kind.
        public let kind: AccountPropertiesNetworkKind?
        /// The tier.
        public let tier: String
        /// The capacity.
        public let capacity: Int?
        /// The backup.
        public let backup: AccountProperties?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            type: String? = nil,
            propertiesType: String? = nil,
            size: Int? = nil,
            note: String? = nil,
            state: String? = nil,
            ports: [Int]? = nil,
            kind: AccountPropertiesNetworkKind? = nil,
            tier: String,
            capacity: Int? = nil,
            backup: AccountProperties? = nil
        ) {
            self.type = type
            self.propertiesType = propertiesType
            self.size = size
            self.note = note
            self.state = state
            self.ports = ports
            self.kind = kind
            self.tier = tier
            self.capacity = capacity
            self.backup = backup
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.type = reader.readStringIfPresent("type")
            self.backup = reader.readIfPresent("backup")
            reader.enterObjectIfPresent("properties")
            self.propertiesType = reader.readStringIfPresent("type")
            self.size = reader.readIntIfPresent("size")
            self.note = reader.readStringIfPresent("note")
            self.state = reader.readStringIfPresent("state")
            reader.enterObjectIfPresent("network")
            self.ports = reader.readArrayIfPresent("ports")
            self.kind = reader.readIfPresent("kind")
            reader.leaveObject()
            reader.leaveObject()
            try reader.enterObject("sku")
            self.tier = reader.readString("tier")
            self.capacity = reader.readIntIfPresent("capacity")
            reader.leaveObject()
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(type, for: "type")
            writer.write(backup, for: "backup")
            writer.enterObjectIfNeeded("properties")
            writer.writeString(propertiesType, for: "type")
            writer.writeInt(size, for: "size")
            writer.writeNullable(note, for: "note")
            if writer.writesReadOnlyMembers {
                writer.writeString(state, for: "state")
            }
            writer.enterObjectIfNeeded("network")
            writer.writeArray(ports, for: "ports")
            writer.write(kind, for: "kind")
            writer.leaveObject()
            writer.leaveObject()
            writer.enterObject("sku")
            writer.writeString(tier, for: "tier")
            writer.writeInt(capacity, for: "capacity")
            writer.leaveObject()
        }
    }

    /// The `kind` of `Account`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct AccountPropertiesNetworkKind: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// The value `a`.
        public static let a = Self(rawValue: "a")
        /// The value `b`.
        public static let b = Self(rawValue: "b")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.a, .b] }
    }
}
