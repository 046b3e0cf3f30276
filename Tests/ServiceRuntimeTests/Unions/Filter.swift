// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A string, a comparison or a filter group.
///
/// The service may know further alternatives; one that this client does not know is kept as it came.
public indirect enum Filter: UnionModel, Codable, Hashable, ExpressibleByStringLiteral {
    // Indirect because an alternative may lead back to it, and a large one would be copied as a whole.

    /// A string.
    case string(String)
    /// A comparison.
    case comparison(Comparison)
    /// A filter group.
    case filterGroup(FilterGroup)
    /// What is none of these, as it came; it is sent back unchanged.
    case unknown(JSONValue)

    // MARK: UnionModel Protocol

    /// Reads the alternative that takes most of what is there, the first of equals.
    public init(reading reader: ModelReader) throws {
        let union = UnionReader<Self>(reader)
        union.attempt(Self.string)
        union.attempt(Self.comparison)
        union.attempt(Self.filterGroup)
        self = try union.result()
    }

    /// The value of the alternative.
    public var payload: any ModelValue {
        switch self {
        case .string(let value): value
        case .comparison(let value): value
        case .filterGroup(let value): value
        case .unknown(let value): value
        }
    }

    // MARK: ExpressibleByStringLiteral Protocol

    /// The value of a literal, as `string`.
    public init(stringLiteral value: String) {
        self = .string(value)
    }
}
