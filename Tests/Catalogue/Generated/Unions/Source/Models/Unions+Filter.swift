// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A by name or a by size.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum Filter: UnionModel, Codable, Hashable {
        // Indirect, because copying a large alternative is costly.

        /// A by name.
        case byName(ByName)
        /// A by size.
        case bySize(BySize)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that best matches the value, or the first of several that match equally well.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.byName)
            union.attempt(Self.bySize)
            self = try union.result()
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .byName(let value): value
            case .bySize(let value): value
            case .unknown(let value): value
            }
        }
    }
}
