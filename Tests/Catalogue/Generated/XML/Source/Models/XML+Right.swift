// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension XML {
    /// A right.
    public struct Right: ServiceModel, Codable, Hashable {
        /// The kind.
        public let kind: String
        /// The name.
        public let name: String?
        /// The parts.
        public let parts: [Base]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(kind: String = "right", name: String? = nil, parts: [Base]? = nil) {
            self.kind = kind
            self.name = name
            self.parts = parts
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            try reader.use(Self.xml)
            self.kind = reader.readStringIfPresent("kind") ?? "right"
            self.name = reader.readStringIfPresent("name")
            self.parts = reader.readArrayIfPresent("parts")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.use(Self.xml)
            writer.writeString(kind, for: "kind")
            writer.writeString(name, for: "name")
            writer.writeArray(parts, for: "parts")
        }

        // MARK: XML

        /// How XML represents the value and its members, where that differs from the default.
        private static let xml = XMLForm(
            members: [
                "kind": .attribute("type"),
                "parts": .wrapped("parts", item: "base"),
            ]
        )
    }
}
