// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// One of several alternatives.
    ///
    /// The service may know further alternatives; one that this client does not know is kept as it came.
    public indirect enum FindThingsCreated: UnionModel, Codable, Hashable {
        /// The alternative `object`.
        case object(FindThingsCreatedObject)
        /// The alternative `integer`.
        case integer(Int)
        /// What is none of these, as it came; it is sent back unchanged.
        case unknown(JSONValue)

        // MARK: - UnionModel

        /// Reads the alternative that takes most of what is there, the first of equals.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.object)
            union.attempt(Self.integer)
            self = try union.result()
        }

        /// The value of the alternative.
        public var payload: any ModelValue {
            switch self {
            case .object(let value): value
            case .integer(let value): value
            case .unknown(let value): value
            }
        }
    }

    /// A model of the service.
    public struct FindThingsCreatedObject: Model, Codable, Hashable {
        /// The member `gt`.
        public let gt: Int?
        /// The member `lt`.
        public let lt: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(gt: Int? = nil, lt: Int? = nil) {
            self.gt = gt
            self.lt = lt
        }

        // MARK: - Model

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.gt = reader.readIntIfPresent("gt")
            self.lt = reader.readIntIfPresent("lt")
        }

        /// Writes the value member by member.
        public func writeMembers(to writer: ModelWriter) {
            writer.writeInt(gt, for: "gt")
            writer.writeInt(lt, for: "lt")
        }
    }

    /// One of a list of values.
    ///
    /// The service may know further values; one that this client does not know keeps its raw value.
    public struct FindThingsMode: ExpandableEnumeration, RawRepresentable, Codable, Hashable, CustomStringConvertible {
        /// The value as it is sent.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value from its raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// The value `all`.
        public static let all = FindThingsMode(rawValue: "all")

        /// The value `none`.
        public static let noneValue = FindThingsMode(rawValue: "none")
    }

    /// A model of the service.
    public struct SellRequest: Model, Codable, Hashable {
        /// The member `card`.
        public let card: SellRequestCard?
        /// The member `expand`.
        public let expand: [String]?
        /// The member `metadata`.
        public let metadata: SellRequestMetadata?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(card: SellRequestCard? = nil, expand: [String]? = nil, metadata: SellRequestMetadata? = nil) {
            self.card = card
            self.expand = expand
            self.metadata = metadata
        }

        // MARK: - Model

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.card = reader.readIfPresent("card")
            self.expand = reader.readIfPresent("expand")
            self.metadata = reader.readIfPresent("metadata")
        }

        /// Writes the value member by member.
        public func writeMembers(to writer: ModelWriter) {
            writer.write(card, for: "card")
            writer.write(expand, for: "expand")
            writer.write(metadata, for: "metadata")
        }
    }

    /// One of several alternatives.
    ///
    /// The service may know further alternatives; one that this client does not know is kept as it came.
    public indirect enum SellRequestCard: UnionModel, Codable, Hashable {
        /// The alternative `number`.
        case number(SellRequestCardNumber)
        /// The alternative `string`.
        case string(String)
        /// What is none of these, as it came; it is sent back unchanged.
        case unknown(JSONValue)

        // MARK: - UnionModel

        /// Reads the alternative that takes most of what is there, the first of equals.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.number)
            union.attempt(Self.string)
            self = try union.result()
        }

        /// The value of the alternative.
        public var payload: any ModelValue {
            switch self {
            case .number(let value): value
            case .string(let value): value
            case .unknown(let value): value
            }
        }
    }

    /// A model of the service.
    public struct SellRequestCardNumber: Model, Codable, Hashable {
        /// The member `number`.
        public let number: String

        // MARK: Initializers

        /// Creates a value from its members.
        public init(number: String) {
            self.number = number
        }

        // MARK: - Model

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.number = try reader.readString("number")
        }

        /// Writes the value member by member.
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(number, for: "number")
        }
    }

    /// One of several alternatives.
    ///
    /// The service may know further alternatives; one that this client does not know is kept as it came.
    public enum SellRequestMetadata: UnionModel, Codable, Hashable {
        /// The alternative `stringMap`.
        case stringMap([String: String])
        /// The alternative `string`.
        case string(SellRequestMetadataString)
        /// What is none of these, as it came; it is sent back unchanged.
        case unknown(JSONValue)

        // MARK: - UnionModel

        /// Reads the alternative that takes most of what is there, the first of equals.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.stringMap)
            union.attempt(Self.string)
            self = try union.result()
        }

        /// The value of the alternative.
        public var payload: any ModelValue {
            switch self {
            case .stringMap(let value): value
            case .string(let value): value
            case .unknown(let value): value
            }
        }
    }

    /// One of a list of values.
    ///
    /// The service may know further values; one that this client does not know keeps its raw value.
    public struct SellRequestMetadataString: ExpandableEnumeration, RawRepresentable, Codable, Hashable,
        CustomStringConvertible
    {
        /// The value as it is sent.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value from its raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// The value `""`.
        public static let empty = SellRequestMetadataString(rawValue: "")
    }
}
