// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A unions value.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum UnionsValue: UnionModel, Codable, Hashable, ExpressibleByStringLiteral,
        ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
    {
        // Indirect, because copying a large alternative is costly.

        /// A string.
        case string(String)
        /// An integer.
        case integer(Int)
        /// True or false.
        case boolean(Bool)
        /// A list of strings.
        case stringArray([String])
        /// A by name.
        case byName(ByName)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that best matches the value, or the first of several that match equally well.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.string)
            union.attempt(Self.integer)
            union.attempt(Self.boolean)
            union.attempt(Self.stringArray)
            union.attempt(Self.byName)
            self = try union.result()
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .string(let value): value
            case .integer(let value): value
            case .boolean(let value): value
            case .stringArray(let value): value
            case .byName(let value): value
            case .unknown(let value): value
            }
        }

        // MARK: ExpressibleByStringLiteral Protocol

        /// Creates a value of the alternative `string` from a literal.
        public init(stringLiteral value: String) {
            self = .string(value)
        }

        // MARK: ExpressibleByIntegerLiteral Protocol

        /// Creates a value of the alternative `integer` from a literal.
        public init(integerLiteral value: Int) {
            self = .integer(value)
        }

        // MARK: ExpressibleByBooleanLiteral Protocol

        /// Creates a value of the alternative `boolean` from a literal.
        public init(booleanLiteral value: Bool) {
            self = .boolean(value)
        }

        // MARK: ExpressibleByArrayLiteral Protocol

        /// Creates a value of the alternative `stringArray` from a literal.
        public init(arrayLiteral elements: String...) {
            self = .stringArray(elements)
        }
    }
}
