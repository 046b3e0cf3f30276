// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Newest {
    /// An a or a b.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum Kind: UnionModel, Codable, Hashable {
        // Indirect, because copying a large alternative is costly.

        /// An a.
        case a(A)
        /// A b.
        case b(B)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the discriminator `kind` names.
        public init(reading reader: ModelReader) throws {
            switch reader.readTag("kind") {
            case "A":
                self = .a(try A(reading: reader))
            case "B":
                self = .b(try B(reading: reader))
            default:
                self = .b(try B(reading: reader))
            }
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .a(let value): value
            case .b(let value): value
            case .unknown(let value): value
            }
        }
    }
}
