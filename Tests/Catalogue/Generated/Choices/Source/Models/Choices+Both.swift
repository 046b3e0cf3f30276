// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// A both.
    public struct Both: ServiceModel, Codable, Hashable {
        /// The kind.
        public let kind: String?
        /// The radius.
        public let radius: Double?
        /// The side.
        public let side: Double?
        /// The colour.
        public let colour: String
        /// The depth.
        public let depth: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            kind: String? = nil,
            radius: Double? = nil,
            side: Double? = nil,
            colour: String,
            depth: Int? = nil
        ) {
            self.kind = kind
            self.radius = radius
            self.side = side
            self.colour = colour
            self.depth = depth
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.kind = reader.readStringIfPresent("kind")
            self.radius = reader.readDoubleIfPresent("radius")
            self.side = reader.readDoubleIfPresent("side")
            self.colour = reader.readString("colour")
            self.depth = reader.readIntIfPresent("depth")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(kind, for: "kind")
            writer.writeDouble(radius, for: "radius")
            writer.writeDouble(side, for: "side")
            writer.writeString(colour, for: "colour")
            writer.writeInt(depth, for: "depth")
        }
    }
}
