// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Versions {
    /// An item.
    public struct Item: ServiceModel, Codable, Hashable {
        /// The name.
        public let name: String
        /// Whether it is new.
        public let new: Bool?
        /// The color.
        public let color: ItemColor?
        /// The old.
        public let old: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String, new: Bool? = nil, color: ItemColor? = nil, old: Int? = nil) {
            self.name = name
            self.new = new
            self.color = color
            self.old = old
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readString("name")
            self.new = reader.readBoolIfPresent("new")
            self.color = reader.readIfPresent("color")
            self.old = reader.readIntIfPresent("old")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            writer.writeBool(new, for: "new")
            writer.write(color, for: "color")
            writer.writeInt(old, for: "old")
        }
    }

    /// The `color` of `Item`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct ItemColor: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Red.
        public static let red = Self(rawValue: "red")
        /// Blue.
        public static let blue = Self(rawValue: "blue")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.red, .blue] }
    }
}
