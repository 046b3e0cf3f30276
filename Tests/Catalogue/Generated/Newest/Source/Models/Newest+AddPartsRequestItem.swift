// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Newest {
    /// A search or bytes.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum AddPartsRequestItem: UnionModel, Codable, Hashable {
        // Indirect, because copying a large alternative is costly.

        /// A search.
        case search(Search)
        /// Bytes.
        case data(Data)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that best matches the value, or the first of several that match equally well.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.search)
            union.attempt(Self.data)
            self = try union.result()
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .search(let value): value
            case .data(let value): value
            case .unknown(let value): value
            }
        }
    }
}
