// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension PagingRules {
    /// A row.
    public struct Row: ServiceModel, Codable, Hashable, Identifiable {
        /// The ID.
        public let id: Int

        // MARK: Initializers

        /// Creates a value from its members.
        public init(id: Int) {
            self.id = id
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.id = reader.readInt("id")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeInt(id, for: "id")
        }
    }
}
