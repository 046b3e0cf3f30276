// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// A shape round.
    public struct ShapeRound: ServiceModel, Codable, Hashable, Identifiable {
        /// The ID.
        public let id: Int
        /// The kind.
        public let kind: String?
        /// The radius.
        public let radius: Double

        // MARK: Initializers

        /// Creates a value from its members.
        public init(id: Int, kind: String? = "round", radius: Double) {
            self.id = id
            self.kind = kind
            self.radius = radius
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.kind = reader.readStringIfPresent("kind")
            self.id = reader.readInt("id")
            self.radius = reader.readDouble("radius")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(kind, for: "kind")
            writer.writeInt(id, for: "id")
            writer.writeDouble(radius, for: "radius")
        }
    }
}
