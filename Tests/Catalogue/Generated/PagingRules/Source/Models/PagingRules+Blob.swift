// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension PagingRules {
    /// A blob.
    public struct Blob: ServiceModel, Codable, Hashable {
        /// The name.
        public let name: String

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String) {
            self.name = name
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            try reader.use(Self.xml)
            self.name = reader.readString("name")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.use(Self.xml)
            writer.writeString(name, for: "name")
        }

        // MARK: XML

        /// How XML represents the value and its members, where that differs from the default.
        private static let xml = XMLForm(
            members: ["name": .element("Name")]
        )
    }
}
