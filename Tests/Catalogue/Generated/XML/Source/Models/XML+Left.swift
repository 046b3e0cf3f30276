// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension XML {
    /// A left.
    public struct Left: ServiceModel, Codable, Hashable {
        /// The kind.
        public let kind: String
        /// The name.
        public let name: String?
        /// The size.
        public let size: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(kind: String = "left", name: String? = nil, size: Int? = nil) {
            self.kind = kind
            self.name = name
            self.size = size
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            try reader.use(Self.xml)
            self.kind = reader.readStringIfPresent("kind") ?? "left"
            self.name = reader.readStringIfPresent("name")
            self.size = reader.readIntIfPresent("size")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.use(Self.xml)
            writer.writeString(kind, for: "kind")
            writer.writeString(name, for: "name")
            writer.writeInt(size, for: "size")
        }

        // MARK: XML

        /// How XML represents the value and its members, where that differs from the default.
        private static let xml = XMLForm(
            members: [
                "kind": .attribute("type"),
                "size": .attribute("size"),
            ]
        )
    }
}
