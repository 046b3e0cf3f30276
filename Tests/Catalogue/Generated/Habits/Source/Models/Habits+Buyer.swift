// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// A buyer.
    public struct Buyer: ServiceModel, Codable, Hashable, Identifiable {
        /// The ID.
        public let id: String
        /// The object.
        public let object: BuyerObject

        // MARK: Initializers

        /// Creates a value from its members.
        public init(id: String, object: BuyerObject) {
            self.id = id
            self.object = object
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.id = reader.readString("id")
            self.object = try reader.read("object")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(id, for: "id")
            writer.write(object, for: "object")
        }
    }

    /// The `object` of `Buyer`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct BuyerObject: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Buyer.
        public static let buyer = Self(rawValue: "buyer")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.buyer] }
    }
}
