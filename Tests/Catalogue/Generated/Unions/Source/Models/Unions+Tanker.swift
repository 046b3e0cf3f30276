// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A model of the service.
    public struct Tanker: Model, Codable, Hashable {
        /// The member `kind`.
        public let kind: String
        /// The member `wheels`.
        public let wheels: Int
        /// The member `load`.
        public let load: Double
        /// The member `liquid`.
        public let liquid: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(kind: String = "#tanker", wheels: Int, load: Double, liquid: String? = nil) {
            self.kind = kind
            self.wheels = wheels
            self.load = load
            self.liquid = liquid
        }

        // MARK: - Model

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.kind = try reader.readString("kind")
            self.wheels = try reader.readInt("wheels")
            self.load = try reader.read("load")
            self.liquid = reader.readStringIfPresent("liquid")
        }

        /// Writes the value member by member.
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(kind, for: "kind")
            writer.writeInt(wheels, for: "wheels")
            writer.write(load, for: "load")
            writer.writeString(liquid, for: "liquid")
        }
    }
}
