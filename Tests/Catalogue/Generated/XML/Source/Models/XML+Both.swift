// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension XML {
    /// A both.
    public struct Both: ServiceModel, Codable, Hashable {
        /// The ID.
        public let id: Int?
        /// The names.
        public let names: [String]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(id: Int? = nil, names: [String]? = nil) {
            self.id = id
            self.names = names
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            try reader.use(Self.xml)
            self.id = reader.readIntIfPresent("id")
            self.names = reader.readArrayIfPresent("names")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.use(Self.xml)
            writer.writeInt(id, for: "id")
            writer.writeArray(names, for: "names")
        }

        // MARK: XML

        /// How XML represents the value and its members, where that differs from the default.
        private static let xml = XMLForm(
            root: "both",
            members: [
                "id": .attribute("id"),
                "names": .wrapped("names", item: "name"),
            ]
        )
    }
}
