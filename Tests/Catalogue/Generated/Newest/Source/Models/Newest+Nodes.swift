// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Newest {
    /// Nodes.
    public struct Nodes: ServiceModel, Codable, Hashable {
        /// The ID.
        public let id: String?
        /// The items.
        public let items: [String]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(id: String? = nil, items: [String]? = nil) {
            self.id = id
            self.items = items
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            try reader.use(Self.xml)
            self.id = reader.readStringIfPresent("id")
            self.items = reader.readArrayIfPresent("items")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.use(Self.xml)
            writer.writeString(id, for: "id")
            writer.writeArray(items, for: "items")
        }

        // MARK: XML

        /// How XML represents the value and its members, where that differs from the default.
        private static let xml = XMLForm(
            root: "nodes",
            members: [
                "id": .attribute("id"),
                "items": .wrapped("items", item: "item"),
            ]
        )
    }
}
