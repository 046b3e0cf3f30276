// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// The body of ``HabitsClient/ThingsOperations/addPicture(body:withOptions:)``.
    public struct AddPictureRequest: ServiceModel, Codable, Hashable {
        /// The file.
        public let file: MultipartFile

        // MARK: Initializers

        /// Creates a value from its members.
        public init(file: MultipartFile) {
            self.file = file
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.file = try reader.read("file")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(file, for: "file")
        }
    }

    /// An object or an integer.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum FindThingsCreated: UnionModel, Codable, Hashable, ExpressibleByIntegerLiteral {
        // Indirect, because copying a large alternative is costly.

        /// An object.
        case object(FindThingsCreatedObject)
        /// An integer.
        case integer(Int)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that best matches the value, or the first of several that match equally well.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.object)
            union.attempt(Self.integer)
            self = try union.result()
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .object(let value): value
            case .integer(let value): value
            case .unknown(let value): value
            }
        }

        // MARK: ExpressibleByIntegerLiteral Protocol

        /// Creates a value of the alternative `integer` from a literal.
        public init(integerLiteral value: Int) {
            self = .integer(value)
        }
    }

    /// A find things created object.
    public struct FindThingsCreatedObject: ServiceModel, Codable, Hashable {
        /// The gt.
        public let gt: Int?
        /// The lt.
        public let lt: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(gt: Int? = nil, lt: Int? = nil) {
            self.gt = gt
            self.lt = lt
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.gt = reader.readIntIfPresent("gt")
            self.lt = reader.readIntIfPresent("lt")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeInt(gt, for: "gt")
            writer.writeInt(lt, for: "lt")
        }
    }

    /// A value of the parameter `mode` of ``HabitsClient/ThingsOperations/find(withOptions:)``.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct FindThingsMode: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// All.
        public static let all = Self(rawValue: "all")
        /// None.
        public static let noneValue = Self(rawValue: "none")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.all, .noneValue] }
    }

    /// A value of the parameter `pageable` of ``HabitsClient/ThingsOperations/listRows(pageable:withOptions:)``.
    public struct ListRowsPageable: ServiceModel, Codable, Hashable {
        /// The page.
        public let page: Int?
        /// The sort.
        public let sort: [String]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(page: Int? = nil, sort: [String]? = nil) {
            self.page = page
            self.sort = sort
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.page = reader.readIntIfPresent("page")
            self.sort = reader.readArrayIfPresent("sort")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeInt(page, for: "page")
            writer.writeArray(sort, for: "sort")
        }
    }

    /// The body of ``HabitsClient/ThingsOperations/sell(body:withOptions:)``.
    public struct SellRequest: ServiceModel, Codable, Hashable {
        /// The card.
        public let card: SellRequestCard?
        /// The expand.
        public let expand: [String]?
        /// The metadata.
        public let metadata: SellRequestMetadata?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(card: SellRequestCard? = nil, expand: [String]? = nil, metadata: SellRequestMetadata? = nil) {
            self.card = card
            self.expand = expand
            self.metadata = metadata
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.card = reader.readIfPresent("card")
            self.expand = reader.readArrayIfPresent("expand")
            self.metadata = reader.readIfPresent("metadata")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(card, for: "card")
            writer.writeArray(expand, for: "expand")
            writer.write(metadata, for: "metadata")
        }
    }

    /// An object or a string.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum SellRequestCard: UnionModel, Codable, Hashable, ExpressibleByStringLiteral {
        // Indirect, because copying a large alternative is costly.

        /// An object.
        case object(SellRequestCardObject)
        /// A string.
        case string(String)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that best matches the value, or the first of several that match equally well.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.object)
            union.attempt(Self.string)
            self = try union.result()
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .object(let value): value
            case .string(let value): value
            case .unknown(let value): value
            }
        }

        // MARK: ExpressibleByStringLiteral Protocol

        /// Creates a value of the alternative `string` from a literal.
        public init(stringLiteral value: String) {
            self = .string(value)
        }
    }

    /// A sell request card object.
    public struct SellRequestCardObject: ServiceModel, Codable, Hashable {
        /// The number.
        public let number: String

        // MARK: Initializers

        /// Creates a value from its members.
        public init(number: String) {
            self.number = number
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.number = reader.readString("number")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(number, for: "number")
        }
    }

    /// A map of strings or a string.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public enum SellRequestMetadata: UnionModel, Codable, Hashable, ExpressibleByDictionaryLiteral {
        /// A map of strings.
        case stringMap([String: String])
        /// A string.
        case string(SellRequestMetadataString)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that best matches the value, or the first of several that match equally well.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.stringMap)
            union.attempt(Self.string)
            self = try union.result()
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .stringMap(let value): value
            case .string(let value): value
            case .unknown(let value): value
            }
        }

        // MARK: ExpressibleByDictionaryLiteral Protocol

        /// Creates a value of the alternative `stringMap` from a literal.
        public init(dictionaryLiteral elements: (String, String)...) {
            self = .stringMap(Dictionary(elements) { _, last in last })
        }
    }

    /// A sell request metadata string.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct SellRequestMetadataString: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// The value `""`.
        public static let empty = Self(rawValue: "")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.empty] }
    }
}
