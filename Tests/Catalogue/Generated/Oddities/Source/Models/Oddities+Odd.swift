// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Oddities {
    /// An odd.
    public struct Odd: ServiceModel, Codable, Hashable {
        /// The value of `mixed`.
        public let mixed: OddMixed?
        /// The twins.
        public let twins: OddTwins?
        /// The value of `unsigned`.
        public let unsigned: UInt64?
        /// The exact.
        public let exact: Decimal?
        /// The amount.
        public let amount: Decimal?
        /// The big.
        public let big: Int?
        /// The fallback. The default is `d`.
        public let fallback: String?
        /// The patterns.
        public let patterns: [String: Int]?
        /// The both.
        public let both: OddBoth?
        /// The list.
        public let list: [OddListItem]?
        /// The OData type.
        public let odataType: String?
        /// The value of `""`.
        public let empty: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            mixed: OddMixed? = nil,
            twins: OddTwins? = nil,
            unsigned: UInt64? = nil,
            exact: Decimal? = nil,
            amount: Decimal? = nil,
            big: Int? = nil,
            fallback: String? = nil,
            patterns: [String: Int]? = nil,
            both: OddBoth? = nil,
            list: [OddListItem]? = nil,
            odataType: String? = nil,
            empty: String? = nil
        ) {
            self.mixed = mixed
            self.twins = twins
            self.unsigned = unsigned
            self.exact = exact
            self.amount = amount
            self.big = big
            self.fallback = fallback
            self.patterns = patterns
            self.both = both
            self.list = list
            self.odataType = odataType
            self.empty = empty
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.mixed = reader.readIfPresent("mixed")
            self.twins = reader.readIfPresent("twins")
            self.unsigned = reader.readIfPresent("unsigned")
            self.exact = reader.readIfPresent("exact", as: .decimalText)
            self.amount = reader.readIfPresent("amount")
            self.big = reader.readIntIfPresent("big")
            self.fallback = reader.readStringIfPresent("fallback")
            self.patterns = reader.readDictionaryIfPresent("patterns")
            self.both = reader.readIfPresent("both")
            self.list = reader.readArrayIfPresent("list")
            self.odataType = reader.readStringIfPresent("@odata.type")
            self.empty = reader.readStringIfPresent("")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(mixed, for: "mixed")
            writer.write(twins, for: "twins")
            writer.write(unsigned, for: "unsigned")
            writer.write(exact, for: "exact", as: .decimalText)
            writer.write(amount, for: "amount")
            writer.writeInt(big, for: "big")
            writer.writeString(fallback, for: "fallback")
            writer.writeDictionary(patterns, for: "patterns")
            writer.write(both, for: "both")
            writer.writeArray(list, for: "list")
            writer.writeString(odataType, for: "@odata.type")
            writer.writeString(empty, for: "")
        }
    }

    /// The `both` of `Odd`.
    public struct OddBoth: ServiceModel, Codable, Hashable {
        /// The value of `a`.
        public let a: String
        /// The value of `b`.
        public let b: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(a: String, b: Int? = nil) {
            self.a = a
            self.b = b
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.a = reader.readString("a")
            self.b = reader.readIntIfPresent("b")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(a, for: "a")
            writer.writeInt(b, for: "b")
        }
    }

    /// An item of the `list` of `Odd`.
    public struct OddListItem: ServiceModel, Codable, Hashable {
        /// The inner.
        public let inner: [[Int]]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(inner: [[Int]]? = nil) {
            self.inner = inner
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.inner = reader.readArrayIfPresent("inner")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeArray(inner, for: "inner")
        }
    }

    /// The `mixed` of `Odd`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct OddMixed: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: JSONValue

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: JSONValue) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// The value `a`.
        public static let a = Self(rawValue: "a")
        /// The value `1`.
        public static let value1 = Self(rawValue: 1)
        /// True.
        public static let `true` = Self(rawValue: true)

        /// The values that this client knows.
        public static var knownValues: [Self] { [.a, .value1, .true] }
    }

    /// The `twins` of `Odd`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct OddTwins: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// The value `a-b`.
        public static let aB = Self(rawValue: "a-b")
        /// The value `a_b`.
        public static let aBValue = Self(rawValue: "a_b")
        /// The value `""`.
        public static let empty = Self(rawValue: "")
        /// The value `1`.
        public static let value1 = Self(rawValue: "1")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.aB, .aBValue, .empty, .value1] }
    }
}
