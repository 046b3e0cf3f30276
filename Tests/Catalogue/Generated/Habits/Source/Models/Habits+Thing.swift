// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// A thing.
    public struct Thing: ServiceModel, Codable, Hashable {
        /// The port.
        public let port: ThingPort?
        /// The size.
        public let size: ThingSize?
        /// The place.
        public let place: [Double]?
        /// The pair.
        public let pair: [ThingPairItem]?
        /// The state.
        public let state: ThingState?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            port: ThingPort? = nil,
            size: ThingSize? = nil,
            place: [Double]? = nil,
            pair: [ThingPairItem]? = nil,
            state: ThingState? = nil
        ) {
            self.port = port
            self.size = size
            self.place = place
            self.pair = pair
            self.state = state
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.port = reader.readIfPresent("port")
            self.size = reader.readIfPresent("size")
            self.place = reader.readArrayIfPresent("place")
            self.pair = reader.readArrayIfPresent("pair")
            self.state = reader.readIfPresent("state")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(port, for: "port")
            writer.write(size, for: "size")
            writer.writeArray(place, for: "place")
            writer.writeArray(pair, for: "pair")
            writer.write(state, for: "state")
        }
    }

    /// A string or an integer.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public enum ThingPairItem: UnionModel, Codable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
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

    /// An integer or a string.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public enum ThingPort: UnionModel, Codable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
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

    /// The `size` of `Thing`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct ThingSize: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible,
        ExpressibleByStringLiteral
    {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Small.
        public static let small = Self(rawValue: "small")
        /// Large.
        public static let large = Self(rawValue: "large")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.small, .large] }
    }

    /// A string or a none.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum ThingState: UnionModel, Codable, Hashable {
        // Indirect, because copying a large alternative is costly.

        /// A string.
        case string(ThingStateString)
        /// A none.
        case noneValue(None)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that best matches the value, or the first of several that match equally well.
        public init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.string)
            union.attempt(Self.noneValue)
            self = try union.result()
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .string(let value): value
            case .noneValue(let value): value
            case .unknown(let value): value
            }
        }
    }

    /// A thing state string.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct ThingStateString: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// None.
        public static let noneValue = Self(rawValue: "none")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.noneValue] }
    }
}
