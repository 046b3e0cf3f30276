// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// One of several alternatives.
    ///
    /// The service may know further alternatives; one that this client does not know is kept as it came.
    public indirect enum Payment: UnionModel, Codable, Hashable {
        /// The alternative `cardPayment`.
        case cardPayment(CardPayment)
        /// The alternative `bankPayment`.
        case bankPayment(BankPayment)
        /// The alternative `string`.
        case string(String)
        /// What is none of these, as it came; it is sent back unchanged.
        case unknown(JSONValue)

        // MARK: - UnionModel

        /// Reads the alternative that the member `type` names.
        public init(reading reader: ModelReader) throws {
            switch reader.readTag("type") {
            case "scheme",
                "card":
                self = .cardPayment(try CardPayment(reading: reader))
            case "bank":
                self = .bankPayment(try BankPayment(reading: reader))
            default:
                let union = UnionReader<Self>(reader)
                union.attempt(Self.cardPayment)
                union.attempt(Self.bankPayment)
                union.attempt(Self.string)
                self = try union.result()
            }
        }

        /// The value of the alternative.
        public var payload: any ModelValue {
            switch self {
            case .cardPayment(let value): value
            case .bankPayment(let value): value
            case .string(let value): value
            case .unknown(let value): value
            }
        }
    }
}
