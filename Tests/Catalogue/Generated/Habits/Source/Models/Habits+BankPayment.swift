// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// A bank payment.
    public struct BankPayment: ServiceModel, Codable, Hashable {
        /// The type. The default is `bank`.
        public let type: BankPaymentType?
        /// The bank.
        public let bank: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(type: BankPaymentType? = .bank, bank: String? = nil) {
            self.type = type
            self.bank = bank
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.type = reader.readIfPresent("type")
            self.bank = reader.readStringIfPresent("bank")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(type, for: "type")
            writer.writeString(bank, for: "bank")
        }
    }

    /// The `type` of `BankPayment`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct BankPaymentType: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Bank.
        public static let bank = Self(rawValue: "bank")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.bank] }
    }
}
