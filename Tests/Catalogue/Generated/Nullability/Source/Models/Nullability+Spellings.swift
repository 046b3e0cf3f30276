// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Nullability {
    /// Spellings.
    public struct Spellings: ServiceModel, Codable, Hashable {
        /// The type array.
        public let typeArray: String?
        /// The value of `anyOf`.
        public let anyOf: Part?
        /// The value of `oneOf`.
        public let oneOf: [Int?]?
        /// The plain.
        public let plain: String
        /// Whether it is optional.
        public let optional: Bool?
        /// The map.
        public let map: [String: String?]?
        /// The constant.
        public let constant: SpellingsConstant?
        /// The sizes.
        public let sizes: [Size?]?
        /// The sizes by name.
        public let sizesByName: [String: Size?]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            typeArray: String?,
            anyOf: Part?,
            oneOf: [Int?]?,
            plain: String,
            optional: Bool? = nil,
            map: [String: String?]? = nil,
            constant: SpellingsConstant? = nil,
            sizes: [Size?]? = nil,
            sizesByName: [String: Size?]? = nil
        ) {
            self.typeArray = typeArray
            self.anyOf = anyOf
            self.oneOf = oneOf
            self.plain = plain
            self.optional = optional
            self.map = map
            self.constant = constant
            self.sizes = sizes
            self.sizesByName = sizesByName
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.typeArray = reader.readStringIfPresent("typeArray")
            self.anyOf = reader.readIfPresent("anyOf")
            self.oneOf = reader.readArrayIfPresent("oneOf")
            self.plain = reader.readString("plain")
            self.optional = reader.readBoolIfPresent("optional")
            self.map = reader.readDictionaryIfPresent("map")
            self.constant = reader.readIfPresent("constant")
            self.sizes = reader.readArrayIfPresent("sizes")
            self.sizesByName = reader.readDictionaryIfPresent("sizesByName")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeNullable(typeArray, for: "typeArray")
            writer.writeNullable(anyOf, for: "anyOf")
            writer.writeNullable(oneOf, for: "oneOf")
            writer.writeString(plain, for: "plain")
            writer.writeBool(optional, for: "optional")
            writer.writeDictionary(map, for: "map")
            writer.write(constant, for: "constant")
            writer.writeArray(sizes, for: "sizes")
            writer.writeDictionary(sizesByName, for: "sizesByName")
        }
    }

    /// The `constant` of `Spellings`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct SpellingsConstant: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Fixed.
        public static let fixed = Self(rawValue: "fixed")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.fixed] }
    }
}
