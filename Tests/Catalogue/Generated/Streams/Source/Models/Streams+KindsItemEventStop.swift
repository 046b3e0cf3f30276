// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Streams {
    /// Event stop.
    public struct KindsItemEventStop: ServiceModel, Codable, Hashable {
        /// The event, which is always `stop`.
        public let event: String
        /// The data.
        public let data: Tick
        /// The ID.
        public let id: Int?
        /// The retry.
        public let retry: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(data: Tick, id: Int? = nil, retry: Int? = nil) {
            self.event = "stop"
            self.data = data
            self.id = id
            self.retry = retry
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.event = reader.readString("event")
            self.data = try reader.read("data")
            self.id = reader.readIntIfPresent("id")
            self.retry = reader.readIntIfPresent("retry")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(event, for: "event")
            writer.write(data, for: "data")
            writer.writeInt(id, for: "id")
            writer.writeInt(retry, for: "retry")
        }
    }
}
