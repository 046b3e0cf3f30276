// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Newest {
    /// An item.
    public struct Item: ServiceModel, Codable, Hashable {
        /// The version, which is always `2`.
        public let version: Int
        /// The pair.
        public let pair: [ItemPairItem]?
        /// The maybe.
        public let maybe: String?
        /// The either.
        public let either: ItemEither?
        /// The extra.
        public let extra: [String: Int]?
        /// The never.
        public let never: JSONValue?
        /// The conditional.
        public let conditional: ItemConditional?
        /// The data.
        public let data: Data?
        /// The day.
        public let day: CalendarDate?
        /// The value of `opened`.
        public let opened: CalendarTime?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            pair: [ItemPairItem]? = nil,
            maybe: String? = nil,
            either: ItemEither? = nil,
            extra: [String: Int]? = nil,
            never: JSONValue? = nil,
            conditional: ItemConditional? = nil,
            data: Data? = nil,
            day: CalendarDate? = nil,
            opened: CalendarTime? = nil
        ) {
            self.version = 2
            self.pair = pair
            self.maybe = maybe
            self.either = either
            self.extra = extra
            self.never = never
            self.conditional = conditional
            self.data = data
            self.day = day
            self.opened = opened
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.version = reader.readInt("version")
            self.pair = reader.readArrayIfPresent("pair")
            self.maybe = reader.readStringIfPresent("maybe")
            self.either = reader.readIfPresent("either")
            self.extra = reader.readDictionaryIfPresent("extra")
            self.never = reader.readIfPresent("never")
            self.conditional = reader.readIfPresent("conditional")
            self.data = reader.readIfPresent("data")
            self.day = reader.readIfPresent("day")
            self.opened = reader.readIfPresent("opened")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeInt(version, for: "version")
            writer.writeArray(pair, for: "pair")
            writer.writeString(maybe, for: "maybe")
            writer.write(either, for: "either")
            writer.writeDictionary(extra, for: "extra")
            writer.write(never, for: "never")
            writer.write(conditional, for: "conditional")
            writer.write(data, for: "data")
            writer.write(day, for: "day")
            writer.write(opened, for: "opened")
        }
    }

    /// The `conditional` of `Item`.
    public struct ItemConditional: ServiceModel, Codable, Hashable {
        /// The value of `a`.
        public let a: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(a: String? = nil) {
            self.a = a
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.a = reader.readStringIfPresent("a")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(a, for: "a")
        }
    }

    /// A string or an integer.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public enum ItemEither: UnionModel, Codable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
        /// A string.
        case string(String)
        /// An integer.
        case integer(Int)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that best matches the value, or the first of several that match equally well.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.string)
            union.attempt(Self.integer)
            self = try union.result()
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .string(let value): value
            case .integer(let value): value
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

    /// A string or an integer.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public enum ItemPairItem: UnionModel, Codable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
        /// A string.
        case string(String)
        /// An integer.
        case integer(Int)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that best matches the value, or the first of several that match equally well.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.string)
            union.attempt(Self.integer)
            self = try union.result()
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .string(let value): value
            case .integer(let value): value
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
