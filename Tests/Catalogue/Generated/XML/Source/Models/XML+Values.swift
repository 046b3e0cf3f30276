// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension XML {
    /// Values.
    public struct Values: ServiceModel, Codable, Hashable {
        /// The on flag.
        public let on: Bool?
        /// The value of `at`.
        public let at: Date?
        /// The bytes.
        public let bytes: Data?
        /// The value of `mixed`.
        public let mixed: ValuesMixed?
        /// The map.
        public let map: [String: Int]?
        /// The nothing.
        public let nothing: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            on: Bool? = nil,
            at: Date? = nil,
            bytes: Data? = nil,
            mixed: ValuesMixed? = nil,
            map: [String: Int]? = nil,
            nothing: String? = nil
        ) {
            self.on = on
            self.at = at
            self.bytes = bytes
            self.mixed = mixed
            self.map = map
            self.nothing = nothing
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.on = reader.readBoolIfPresent("on")
            self.at = reader.readDateIfPresent("at")
            self.bytes = reader.readIfPresent("bytes")
            self.mixed = reader.readIfPresent("mixed")
            self.map = reader.readDictionaryIfPresent("map")
            self.nothing = reader.readStringIfPresent("nothing")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeBool(on, for: "on")
            writer.writeDate(at, for: "at")
            writer.write(bytes, for: "bytes")
            writer.write(mixed, for: "mixed")
            writer.writeDictionary(map, for: "map")
            writer.writeString(nothing, for: "nothing")
        }
    }

    /// An integer or a string.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public enum ValuesMixed: UnionModel, Codable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
        /// An integer.
        case integer(Int)
        /// A string.
        case string(String)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that best matches the value, or the first of several that match equally well.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.integer)
            union.attempt(Self.string)
            self = try union.result()
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .integer(let value): value
            case .string(let value): value
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
    }
}
