// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// A model of the service.
    public struct Thing: Model, Codable, Hashable {
        /// The member that is called `id` on the wire.
        public let id: String?
        /// The member that is called `location` on the wire.
        public let location: String?
        /// The member that is called `state` on the wire.
        public let state: String?
        /// The member that is called `properties` on the wire.
        public let properties: ThingProperties?
        /// The member that is called `sku` on the wire.
        public let sku: Sku?
        /// The member that is called `tier` on the wire.
        public let tier: Tier?
        /// The member that is called `key` on the wire.
        public let key: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            id: String? = nil,
            location: String? = nil,
            state: String? = nil,
            properties: ThingProperties? = nil,
            sku: Sku? = nil,
            tier: Tier? = nil,
            key: String? = nil
        ) {
            self.id = id
            self.location = location
            self.state = state
            self.properties = properties
            self.sku = sku
            self.tier = tier
            self.key = key
        }

        // MARK: - Model

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.id = reader.readStringIfPresent("id")
            self.location = reader.readStringIfPresent("location")
            self.state = reader.readStringIfPresent("state")
            self.properties = reader.readIfPresent("properties")
            self.sku = reader.readIfPresent("sku")
            self.tier = reader.readIfPresent("tier")
            self.key = reader.readStringIfPresent("key")
        }

        /// Writes the value member by member.
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(location, for: "location")
            writer.write(properties, for: "properties")
            writer.write(sku, for: "sku")
            writer.write(tier, for: "tier")
            writer.writeString(key, for: "key")
            if writer.writesReadOnlyMembers {
                writer.writeString(id, for: "id")
                writer.writeString(state, for: "state")
            }
        }
    }

    /// One of a list of values.
    ///
    /// The service may know further values; one that this client does not know keeps its raw value.
    public struct Sku: ExpandableEnumeration, RawRepresentable, Codable, Hashable, CustomStringConvertible {
        /// The value as it is sent.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value from what is sent for it.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// The value `s`.
        public static let small = Sku(rawValue: "s")

        /// The value `l`.
        public static let large = Sku(rawValue: "l")
    }

    /// A model of the service.
    public struct ThingProperties: Model, Codable, Hashable {
        /// The member that is called `size` on the wire.
        public let extent: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(extent: Int? = nil) {
            self.extent = extent
        }

        // MARK: - Model

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.extent = reader.readIntIfPresent("size")
        }

        /// Writes the value member by member.
        public func writeMembers(to writer: ModelWriter) {
            writer.writeInt(extent, for: "size")
        }
    }

    /// One of a list of values.
    public enum Tier: String, FrozenEnumeration, Codable, CustomStringConvertible {
        /// The value `free`.
        case free = "free"
        /// The value `paid`.
        case paid = "paid"
    }
}
