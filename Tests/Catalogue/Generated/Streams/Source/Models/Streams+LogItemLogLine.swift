// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Streams {
    /// Log line.
    public struct LogItemLogLine: Model, Codable, Hashable {
        /// The event.
        public let event: LogItemLogLineEvent
        /// The data.
        public let data: String

        // MARK: Initializers

        /// Creates a value from its members.
        public init(event: LogItemLogLineEvent = .line, data: String) {
            self.event = event
            self.data = data
        }

        // MARK: Model Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.event = try reader.read("event")
            self.data = reader.readString("data")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(event, for: "event")
            writer.writeString(data, for: "data")
        }
    }

    /// The `event` of `LogItemLogLine`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct LogItemLogLineEvent: ExpandableEnumeration, RawRepresentable, Codable, Hashable,
        CustomStringConvertible
    {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Line.
        public static let line = LogItemLogLineEvent(rawValue: "line")

        /// The values that this client knows.
        public static var knownValues: [LogItemLogLineEvent] { [.line] }
    }
}
