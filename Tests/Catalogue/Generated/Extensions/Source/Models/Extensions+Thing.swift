// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// A thing.
    public struct Thing: ServiceModel, Codable, Hashable, Identifiable {
        /// The ID.
        public let id: String?
        /// The location.
        public let location: String?
        /// The state.
        public let state: String?
        /// The size.
        public let extent: Int?
        /// The SKU.
        public let sku: Sku?
        /// The tier.
        public let tier: Tier?
        /// The key.
        public let key: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            id: String? = nil,
            location: String? = nil,
            state: String? = nil,
            extent: Int? = nil,
            sku: Sku? = nil,
            tier: Tier? = nil,
            key: String? = nil
        ) {
            self.id = id
            self.location = location
            self.state = state
            self.extent = extent
            self.sku = sku
            self.tier = tier
            self.key = key
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.id = reader.readStringIfPresent("id")
            self.location = reader.readStringIfPresent("location")
            self.state = reader.readStringIfPresent("state")
            self.sku = reader.readIfPresent("sku")
            self.tier = reader.readIfPresent("tier")
            self.key = reader.readStringIfPresent("key")
            reader.enterObjectIfPresent("properties")
            self.extent = reader.readIntIfPresent("size")
            reader.leaveObject()
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(location, for: "location")
            writer.write(sku, for: "sku")
            writer.write(tier, for: "tier")
            writer.writeString(key, for: "key")
            if writer.writesReadOnlyMembers {
                writer.writeString(id, for: "id")
                writer.writeString(state, for: "state")
            }
            writer.enterObjectIfNeeded("properties")
            writer.writeInt(extent, for: "size")
            writer.leaveObject()
        }
    }

    /// An SKU.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct Sku: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// The value `s`.
        public static let small = Self(rawValue: "s")
        /// The value `l`.
        public static let large = Self(rawValue: "l")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.small, .large] }
    }

    /// A tier.
    public enum Tier: String, FrozenEnumeration, Codable, CustomStringConvertible {
        /// Free.
        case free = "free"
        /// Paid.
        case paid = "paid"
    }
}
