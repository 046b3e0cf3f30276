// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A string, a comparison or a filter group.
///
/// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
public indirect enum Filter: UnionModel, Codable, Hashable, ExpressibleByStringLiteral {
    // Indirect, because copying a large alternative is costly.

    /// A string.
    case string(String)
    /// A comparison.
    case comparison(Comparison)
    /// A filter group.
    case filterGroup(FilterGroup)
    /// Any other value. It is kept as received, and sent back unchanged.
    case unknown(JSONValue)

    // MARK: UnionModel Protocol

    /// Reads the alternative that best matches the value, or the first of several that match equally well.
    public init(reading reader: ModelReader) throws {
        let union = UnionReader<Self>(reader)
        union.attempt(Self.string)
        union.attempt(Self.comparison)
        union.attempt(Self.filterGroup)
        self = try union.result()
    }

    /// The associated value.
    public var payload: any ModelValue {
        switch self {
        case .string(let value): value
        case .comparison(let value): value
        case .filterGroup(let value): value
        case .unknown(let value): value
        }
    }

    // MARK: ExpressibleByStringLiteral Protocol

    /// Creates a value of the alternative `string` from a literal.
    public init(stringLiteral value: String) {
        self = .string(value)
    }
}
