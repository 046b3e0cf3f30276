// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// A parcel.
    public struct Parcel: ServiceModel, Codable, Hashable {
        /// The price.
        public let price: Double
        /// The count.
        public let count: Int
        /// The sender.
        public let sender: ParcelSender?
        /// The place.
        public let place: [Double]?
        /// The label.
        public let label: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            price: Double,
            count: Int,
            sender: ParcelSender? = nil,
            place: [Double]? = nil,
            label: String? = nil
        ) {
            self.price = price
            self.count = count
            self.sender = sender
            self.place = place
            self.label = label
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.price = reader.readDouble("price")
            self.count = reader.readInt("count")
            self.sender = reader.readIfPresent("sender")
            self.place = reader.readArrayIfPresent("place")
            self.label = reader.readStringIfPresent("label")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeDouble(price, for: "price")
            writer.writeInt(count, for: "count")
            writer.write(sender, for: "sender")
            writer.writeArray(place, for: "place")
            writer.writeString(label, for: "label")
        }
    }
}
