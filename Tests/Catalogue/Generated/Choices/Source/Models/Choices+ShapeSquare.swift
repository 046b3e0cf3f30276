// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// A shape square.
    public struct ShapeSquare: ServiceModel, Codable, Hashable, Identifiable {
        /// The ID.
        public let id: Int
        /// The kind.
        public let kind: String?
        /// The side.
        public let side: Double

        // MARK: Initializers

        /// Creates a value from its members.
        public init(id: Int, kind: String? = "Square", side: Double) {
            self.id = id
            self.kind = kind
            self.side = side
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.kind = reader.readStringIfPresent("kind")
            self.id = reader.readInt("id")
            self.side = reader.readDouble("side")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(kind, for: "kind")
            writer.writeInt(id, for: "id")
            writer.writeDouble(side, for: "side")
        }
    }
}
