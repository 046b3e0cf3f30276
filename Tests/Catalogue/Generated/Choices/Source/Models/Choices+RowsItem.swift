// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// A rows item.
    public struct RowsItem: ServiceModel, Codable, Hashable {
        /// The name.
        public let name: String?
        /// The rows.
        public let rows: [RowsItem]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String? = nil, rows: [RowsItem]? = nil) {
            self.name = name
            self.rows = rows
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readStringIfPresent("name")
            self.rows = reader.readArrayIfPresent("rows")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            writer.writeArray(rows, for: "rows")
        }
    }
}
