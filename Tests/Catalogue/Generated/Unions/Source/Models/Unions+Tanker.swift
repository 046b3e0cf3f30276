// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A tanker.
    public struct Tanker: ServiceModel, Codable, Hashable {
        /// The kind.
        public let kind: String
        /// The wheels.
        public let wheels: Int
        /// The load.
        public let load: Double
        /// The liquid.
        public let liquid: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(kind: String = "#tanker", wheels: Int, load: Double, liquid: String? = nil) {
            self.kind = kind
            self.wheels = wheels
            self.load = load
            self.liquid = liquid
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.kind = reader.readStringIfPresent("kind") ?? "#tanker"
            self.wheels = reader.readInt("wheels")
            self.load = reader.readDouble("load")
            self.liquid = reader.readStringIfPresent("liquid")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(kind, for: "kind")
            writer.writeInt(wheels, for: "wheels")
            writer.writeDouble(load, for: "load")
            writer.writeString(liquid, for: "liquid")
        }
    }
}
