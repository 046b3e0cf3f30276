// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// A card payment, a bank payment or a string.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum Payment: UnionModel, Codable, Hashable, ExpressibleByStringLiteral {
        // Indirect, because copying a large alternative is costly.

        /// A card payment.
        case cardPayment(CardPayment)
        /// A bank payment.
        case bankPayment(BankPayment)
        /// A string.
        case string(String)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the discriminator `type` names.
        public init(reading reader: ModelReader) throws {
            switch reader.readTag("type") {
            case "scheme", "card":
                self = .cardPayment(try CardPayment(reading: reader))
            case "bank":
                self = .bankPayment(try BankPayment(reading: reader))
            case nil:
                let union = UnionReader<Self>(reader)
                union.attempt(Self.cardPayment)
                union.attempt(Self.bankPayment)
                union.attempt(Self.string)
                self = try union.result()
            default:
                let union = UnionReader<Self>(reader)
                union.attempt(Self.string)
                self = try union.result()
            }
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .cardPayment(let value): value
            case .bankPayment(let value): value
            case .string(let value): value
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
