// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Streams {
    /// Log tick.
    public struct LogItemLogTick: ServiceModel, Codable, Hashable {
        /// The event, which is always `tick`.
        public let event: String
        /// The data.
        public let data: Tick

        // MARK: Initializers

        /// Creates a value from its members.
        public init(data: Tick) {
            self.event = "tick"
            self.data = data
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.event = reader.readString("event")
            self.data = try reader.read("data")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(event, for: "event")
            writer.write(data, for: "data")
        }
    }
}
