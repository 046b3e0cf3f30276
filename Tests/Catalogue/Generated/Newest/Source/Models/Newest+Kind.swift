// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Newest {
    /// An a or a b.
    ///
    /// The service may know further alternatives; one that this client does not know is kept as it came.
    public indirect enum Kind: UnionModel, Codable, Hashable {
        // Indirect because an alternative may lead back to it, and a large one would be copied as a whole.

        /// An a.
        case a(A)
        /// A b.
        case b(B)
        /// What is none of these, as it came; it is sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the member `kind` names.
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

        /// The value of the alternative.
        public var payload: any ModelValue {
            switch self {
            case .a(let value): value
            case .b(let value): value
            case .unknown(let value): value
            }
        }
    }
}
