// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// One of several alternatives.
    ///
    /// The service may know further alternatives; one that this client does not know is kept as it came.
    public indirect enum UnionsValue: UnionModel, Codable, Hashable {
        /// The alternative `string`.
        case string(String)
        /// The alternative `integer`.
        case integer(Int)
        /// The alternative `boolean`.
        case boolean(Bool)
        /// The alternative `stringArray`.
        case stringArray([String])
        /// The alternative `byName`.
        case byName(ByName)
        /// What is none of these, as it came; it is sent back unchanged.
        case unknown(JSONValue)

        // MARK: - UnionModel

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
    }
}
