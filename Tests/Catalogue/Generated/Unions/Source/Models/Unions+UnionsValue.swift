// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A unions value.
    ///
    /// The service may know further alternatives; one that this client does not know is kept as it came.
    public indirect enum UnionsValue: UnionModel, Codable, Hashable, ExpressibleByStringLiteral,
        ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
    {
        // Indirect because an alternative may lead back to it, and a large one would be copied as a whole.

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
        /// What is none of these, as it came; it is sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that takes most of what is there, the first of equals.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.string)
            union.attempt(Self.integer)
            union.attempt(Self.boolean)
            union.attempt(Self.stringArray)
            union.attempt(Self.byName)
            self = try union.result()
        }

        /// The value of the alternative.
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

        /// The value of a literal, as `string`.
        public init(stringLiteral value: String) {
            self = .string(value)
        }

        // MARK: ExpressibleByIntegerLiteral Protocol

        /// The value of a literal, as `integer`.
        public init(integerLiteral value: Int) {
            self = .integer(value)
        }

        // MARK: ExpressibleByBooleanLiteral Protocol

        /// The value of a literal, as `boolean`.
        public init(booleanLiteral value: Bool) {
            self = .boolean(value)
        }
    }
}
