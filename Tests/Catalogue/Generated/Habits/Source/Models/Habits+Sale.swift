// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// A sale.
    public struct Sale: Model, Codable, Hashable, Identifiable {
        /// The ID.
        public let id: String
        /// The buyer.
        public let buyer: SaleBuyer?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(id: String, buyer: SaleBuyer? = nil) {
            self.id = id
            self.buyer = buyer
        }

        // MARK: Model Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.id = try reader.readString("id")
            self.buyer = reader.readIfPresent("buyer")
        }

        /// Writes the value member by member.
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(id, for: "id")
            writer.write(buyer, for: "buyer")
        }
    }

    /// A string, a buyer or a former buyer.
    ///
    /// The service may know further alternatives; one that this client does not know is kept as it came.
    public indirect enum SaleBuyer: UnionModel, Codable, Hashable, ExpressibleByStringLiteral {
        // Indirect because an alternative may lead back to it, and a large one would be copied as a whole.

        /// A string.
        case string(String)
        /// A buyer.
        case buyer(Buyer)
        /// A former buyer.
        case formerBuyer(FormerBuyer)
        /// What is none of these, as it came; it is sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that takes most of what is there, the first of equals.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.string)
            union.attempt(Self.buyer)
            union.attempt(Self.formerBuyer)
            self = try union.result()
        }

        /// The value of the alternative.
        public var payload: any ModelValue {
            switch self {
            case .string(let value): value
            case .buyer(let value): value
            case .formerBuyer(let value): value
            case .unknown(let value): value
            }
        }

        // MARK: ExpressibleByStringLiteral Protocol

        /// The value of a literal, as `string`.
        public init(stringLiteral value: String) {
            self = .string(value)
        }
    }
}
