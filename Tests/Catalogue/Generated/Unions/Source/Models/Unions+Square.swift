// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A square.
    public struct Square: ServiceModel, Codable, Hashable {
        /// The kind.
        public let kind: String
        /// The side.
        public let side: Double

        // MARK: Initializers

        /// Creates a value from its members.
        public init(kind: String = "Square", side: Double) {
            self.kind = kind
            self.side = side
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.kind = reader.readStringIfPresent("kind") ?? "Square"
            self.side = reader.readDouble("side")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(kind, for: "kind")
            writer.writeDouble(side, for: "side")
        }
    }
}
