// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Streams {
    /// Log tick.
    public struct LogItemLogTick: Model, Codable, Hashable {
        /// The event.
        public let event: LogItemLogTickEvent
        /// The data.
        public let data: Tick

        // MARK: Initializers

        /// Creates a value from its members.
        public init(event: LogItemLogTickEvent = .tick, data: Tick) {
            self.event = event
            self.data = data
        }

        // MARK: Model Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.event = try reader.read("event")
            self.data = try reader.read("data")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(event, for: "event")
            writer.write(data, for: "data")
        }
    }

    /// The `event` of `LogItemLogTick`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct LogItemLogTickEvent: ExpandableEnumeration, RawRepresentable, Codable, Hashable,
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

        /// Tick.
        public static let tick = LogItemLogTickEvent(rawValue: "tick")

        /// The values that this client knows.
        public static var knownValues: [LogItemLogTickEvent] { [.tick] }
    }
}
