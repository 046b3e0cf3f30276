// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// A sale.
    public struct Sale: ServiceModel, Codable, Hashable, Identifiable {
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

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.id = reader.readString("id")
            self.buyer = reader.readIfPresent("buyer")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(id, for: "id")
            writer.write(buyer, for: "buyer")
        }
    }

    /// A string, a buyer or a former buyer.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum SaleBuyer: UnionModel, Codable, Hashable, ExpressibleByStringLiteral {
        // Indirect, because copying a large alternative is costly.

        /// A string.
        case string(String)
        /// A buyer.
        case buyer(Buyer)
        /// A former buyer.
        case formerBuyer(FormerBuyer)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that best matches the value, or the first of several that match equally well.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.string)
            union.attempt(Self.buyer)
            union.attempt(Self.formerBuyer)
            self = try union.result()
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .string(let value): value
            case .buyer(let value): value
            case .formerBuyer(let value): value
            case .unknown(let value): value
            }
        }

        // MARK: ExpressibleByStringLiteral Protocol

        /// Creates a value of the alternative `string` from a literal.
        public init(stringLiteral value: String) {
            self = .string(value)
        }
    }
}
