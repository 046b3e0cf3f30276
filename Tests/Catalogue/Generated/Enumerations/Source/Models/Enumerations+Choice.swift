// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Enumerations {
    /// A choice.
    public struct Choice: ServiceModel, Codable, Hashable {
        /// The colour.
        public let colour: Colour?
        /// The level.
        public let level: Level?
        /// The ratio.
        public let ratio: Ratio?
        /// The direction.
        public let direction: Direction?
        /// The inline.
        public let inline: ChoiceInline?
        /// The colours.
        public let colours: [Colour]?
        /// The engine.
        public let engine: ChoiceEngine?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            colour: Colour? = nil,
            level: Level? = nil,
            ratio: Ratio? = nil,
            direction: Direction? = nil,
            inline: ChoiceInline? = nil,
            colours: [Colour]? = nil,
            engine: ChoiceEngine? = nil
        ) {
            self.colour = colour
            self.level = level
            self.ratio = ratio
            self.direction = direction
            self.inline = inline
            self.colours = colours
            self.engine = engine
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.colour = reader.readIfPresent("colour")
            self.level = reader.readIfPresent("level")
            self.ratio = reader.readIfPresent("ratio")
            self.direction = reader.readIfPresent("direction")
            self.inline = reader.readIfPresent("inline")
            self.colours = reader.readArrayIfPresent("colours")
            self.engine = reader.readIfPresent("engine")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(colour, for: "colour")
            writer.write(level, for: "level")
            writer.write(ratio, for: "ratio")
            writer.write(direction, for: "direction")
            writer.write(inline, for: "inline")
            writer.writeArray(colours, for: "colours")
            writer.write(engine, for: "engine")
        }
    }

    /// The `engine` of `Choice`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct ChoiceEngine: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible,
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

    /// The `inline` of `Choice`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct ChoiceInline: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// The value `a`.
        public static let a = Self(rawValue: "a")
        /// The value `b`.
        public static let b = Self(rawValue: "b")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.a, .b] }
    }
}
