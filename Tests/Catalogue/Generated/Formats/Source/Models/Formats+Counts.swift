// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Formats {
    /// Counts.
    public struct Counts: ServiceModel, Codable, Hashable {
        /// The size.
        public let size: Int
        /// The large.
        public let large: UInt64?
        /// The list.
        public let list: [Int]?
        /// The map.
        public let map: [String: Int]?
        /// The nothing.
        public let nothing: Int?
        /// The either.
        public let either: CountsEither?
        /// The level.
        public let level: CountsLevel?
        /// The code.
        public let code: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            size: Int,
            large: UInt64? = nil,
            list: [Int]? = nil,
            map: [String: Int]? = nil,
            nothing: Int? = nil,
            either: CountsEither? = nil,
            level: CountsLevel? = nil,
            code: String? = nil
        ) {
            self.size = size
            self.large = large
            self.list = list
            self.map = map
            self.nothing = nothing
            self.either = either
            self.level = level
            self.code = code
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.size = try reader.read("size", as: .integerText)
            self.large = reader.readIfPresent("large", as: .integerText)
            self.list = reader.readIfPresent("list", as: .integerText)
            self.map = reader.readIfPresent("map", as: .integerText)
            self.nothing = reader.readIfPresent("nothing", as: .integerText)
            self.either = reader.readIfPresent("either")
            self.level = reader.readIfPresent("level")
            self.code = reader.readStringIfPresent("code")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(size, for: "size", as: .integerText)
            writer.write(large, for: "large", as: .integerText)
            writer.write(list, for: "list", as: .integerText)
            writer.write(map, for: "map", as: .integerText)
            writer.write(nothing, for: "nothing", as: .integerText)
            writer.write(either, for: "either")
            writer.write(level, for: "level")
            writer.writeString(code, for: "code")
        }
    }

    /// A string or true or false.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public enum CountsEither: UnionModel, Codable, Hashable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
        /// A string.
        case string(String)
        /// True or false.
        case boolean(Bool)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that best matches the value, or the first of several that match equally well.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.string)
            union.attempt(Self.boolean)
            self = try union.result()
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .string(let value): value
            case .boolean(let value): value
            case .unknown(let value): value
            }
        }

        // MARK: ExpressibleByStringLiteral Protocol

        /// Creates a value of the alternative `string` from a literal.
        public init(stringLiteral value: String) {
            self = .string(value)
        }

        // MARK: ExpressibleByBooleanLiteral Protocol

        /// Creates a value of the alternative `boolean` from a literal.
        public init(booleanLiteral value: Bool) {
            self = .boolean(value)
        }
    }

    /// The `level` of `Counts`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct CountsLevel: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// The value `1`.
        public static let value1 = Self(rawValue: "1")
        /// The value `2`.
        public static let value2 = Self(rawValue: "2")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.value1, .value2] }
    }
}
