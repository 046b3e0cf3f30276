// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Streams {
    /// Log line.
    public struct LogItemLogLine: ServiceModel, Codable, Hashable {
        /// The event, which is always `line`.
        public let event: String
        /// The data.
        public let data: String

        // MARK: Initializers

        /// Creates a value from its members.
        public init(data: String) {
            self.event = "line"
            self.data = data
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.event = reader.readString("event")
            self.data = reader.readString("data")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(event, for: "event")
            writer.writeString(data, for: "data")
        }
    }
}
