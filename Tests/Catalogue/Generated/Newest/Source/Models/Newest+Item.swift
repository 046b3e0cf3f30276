// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Newest {
    /// A model of the service.
    public struct Item: Model, Codable, Hashable {
        /// The member `version`.
        public let version: ItemVersion
        /// The member `pair`.
        public let pair: [JSONValue]?
        /// The member `maybe`.
        public let maybe: String?
        /// The member `either`.
        public let either: ItemEither?
        /// The member `extra`.
        public let extra: [String: JSONValue]?
        /// The member `never`.
        public let never: JSONValue?
        /// The member `conditional`.
        public let conditional: ItemConditional?
        /// The member `data`.
        public let data: Data?
        /// The member `day`.
        public let day: CalendarDate?
        /// The member `opened`.
        public let opened: CalendarTime?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            version: ItemVersion,
            pair: [JSONValue]? = nil,
            maybe: String? = nil,
            either: ItemEither? = nil,
            extra: [String: JSONValue]? = nil,
            never: JSONValue? = nil,
            conditional: ItemConditional? = nil,
            data: Data? = nil,
            day: CalendarDate? = nil,
            opened: CalendarTime? = nil
        ) {
            self.version = version
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

        // MARK: - Model

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.version = try reader.read("version")
            self.pair = reader.readIfPresent("pair")
            self.maybe = reader.readStringIfPresent("maybe")
            self.either = reader.readIfPresent("either")
            self.extra = reader.readIfPresent("extra")
            self.never = reader.readIfPresent("never")
            self.conditional = reader.readIfPresent("conditional")
            self.data = reader.readIfPresent("data")
            self.day = reader.readIfPresent("day")
            self.opened = reader.readIfPresent("opened")
        }

        /// Writes the value member by member.
        public func writeMembers(to writer: ModelWriter) {
            writer.write(version, for: "version")
            writer.write(pair, for: "pair")
            writer.writeString(maybe, for: "maybe")
            writer.write(either, for: "either")
            writer.write(extra, for: "extra")
            writer.write(never, for: "never")
            writer.write(conditional, for: "conditional")
            writer.write(data, for: "data")
            writer.write(day, for: "day")
            writer.write(opened, for: "opened")
        }
    }

    /// A model of the service.
    public struct ItemConditional: Model, Codable, Hashable {
        /// The member `a`.
        public let a: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(a: String? = nil) {
            self.a = a
        }

        // MARK: - Model

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.a = reader.readStringIfPresent("a")
        }

        /// Writes the value member by member.
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(a, for: "a")
        }
    }

    /// One of several alternatives.
    ///
    /// The service may know further alternatives; one that this client does not know is kept as it came.
    public enum ItemEither: UnionModel, Codable, Hashable {
        /// The alternative `string`.
        case string(String)
        /// The alternative `integer`.
        case integer(Int)
        /// What is none of these, as it came; it is sent back unchanged.
        case unknown(JSONValue)

        // MARK: - UnionModel

        /// Reads the alternative that takes most of what is there, the first of equals.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.string)
            union.attempt(Self.integer)
            self = try union.result()
        }

        /// The value of the alternative.
        public var payload: any ModelValue {
            switch self {
            case .string(let value): value
            case .integer(let value): value
            case .unknown(let value): value
            }
        }
    }

    /// One of a list of values.
    ///
    /// The service may know further values; one that this client does not know keeps its raw value.
    public struct ItemVersion: ExpandableEnumeration, RawRepresentable, Codable, Hashable, CustomStringConvertible {
        /// The value as it is sent.
        public let rawValue: Int

        // MARK: Initializers

        /// Creates a value from its raw value.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// The value `2`.
        public static let value2 = ItemVersion(rawValue: 2)
    }
}
