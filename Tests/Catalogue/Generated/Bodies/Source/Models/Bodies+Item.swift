// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Bodies {
    /// An item.
    public struct Item: ServiceModel, Codable, Hashable {
        /// The name.
        public let name: String
        /// The price.
        public let price: Double?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String, price: Double? = nil) {
            self.name = name
            self.price = price
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readString("name")
            self.price = reader.readDoubleIfPresent("price")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            writer.writeDouble(price, for: "price")
        }
    }
}
