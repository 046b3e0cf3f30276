// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// A delivery.
    public struct Delivery: ServiceModel, Codable, Hashable {
        /// The day.
        public let day: String?
        /// The value of `at`.
        public let at: String?
        /// The sent.
        public let sent: String?
        /// The doors.
        public let doors: [String: Int]?
        /// The shop user.
        public let shopUser: DeliveryShopUser?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            day: String? = nil,
            at: String? = nil,
            sent: String? = nil,
            doors: [String: Int]? = nil,
            shopUser: DeliveryShopUser? = nil
        ) {
            self.day = day
            self.at = at
            self.sent = sent
            self.doors = doors
            self.shopUser = shopUser
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.day = reader.readStringIfPresent("day")
            self.at = reader.readStringIfPresent("at")
            self.sent = reader.readStringIfPresent("sent")
            self.doors = reader.readDictionaryIfPresent("doors")
            self.shopUser = reader.readIfPresent("urn:example:schemas:shop:2.0:User")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(day, for: "day")
            writer.writeString(at, for: "at")
            writer.writeString(sent, for: "sent")
            writer.writeDictionary(doors, for: "doors")
            writer.write(shopUser, for: "urn:example:schemas:shop:2.0:User")
        }
    }

    /// The `shopUser` of `Delivery`.
    public struct DeliveryShopUser: ServiceModel, Codable, Hashable {
        /// The number.
        public let number: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(number: String? = nil) {
            self.number = number
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.number = reader.readStringIfPresent("number")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(number, for: "number")
        }
    }
}
