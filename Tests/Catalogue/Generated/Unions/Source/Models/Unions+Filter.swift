// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A by name or a by size.
    ///
    /// The service may know further alternatives; one that this client does not know is kept as it came.
    public indirect enum Filter: UnionModel, Codable, Hashable {
        // Indirect because an alternative may lead back to it, and a large one would be copied as a whole.

        /// A by name.
        case byName(ByName)
        /// A by size.
        case bySize(BySize)
        /// What is none of these, as it came; it is sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that takes most of what is there, the first of equals.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.byName)
            union.attempt(Self.bySize)
            self = try union.result()
        }

        /// The value of the alternative.
        public var payload: any ModelValue {
            switch self {
            case .byName(let value): value
            case .bySize(let value): value
            case .unknown(let value): value
            }
        }
    }
}
