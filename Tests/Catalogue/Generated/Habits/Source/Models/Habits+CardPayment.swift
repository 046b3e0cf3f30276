// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// A card payment.
    public struct CardPayment: ServiceModel, Codable, Hashable {
        /// The type. The default is `scheme`.
        public let type: CardPaymentType?
        /// The number.
        public let number: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(type: CardPaymentType? = nil, number: String? = nil) {
            self.type = type
            self.number = number
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.type = reader.readIfPresent("type")
            self.number = reader.readStringIfPresent("number")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(type, for: "type")
            writer.writeString(number, for: "number")
        }
    }

    /// The `type` of `CardPayment`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct CardPaymentType: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Scheme.
        public static let scheme = Self(rawValue: "scheme")
        /// Card.
        public static let card = Self(rawValue: "card")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.scheme, .card] }
    }
}
