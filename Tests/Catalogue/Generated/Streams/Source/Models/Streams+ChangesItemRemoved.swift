// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Streams {
    /// The type `ChangesItemRemoved`.
    public struct ChangesItemRemoved: ServiceModel, Codable, Hashable {
        /// The event, which is always `removed`.
        public let event: String
        /// The data.
        public let data: Int
        /// The ID.
        public let id: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(data: Int, id: String? = nil) {
            self.event = "removed"
            self.data = data
            self.id = id
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.event = reader.readString("event")
            self.data = reader.readInt("data")
            self.id = reader.readStringIfPresent("id")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(event, for: "event")
            writer.writeInt(data, for: "data")
            writer.writeString(id, for: "id")
        }
    }
}
