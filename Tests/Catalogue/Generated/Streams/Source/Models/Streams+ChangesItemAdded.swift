// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Streams {
    /// The type `ChangesItemAdded`.
    public struct ChangesItemAdded: Model, Codable, Hashable {
        /// The event.
        public let event: ChangesItemAddedEvent
        /// The data.
        public let data: Tick
        /// The ID.
        public let id: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(event: ChangesItemAddedEvent = .added, data: Tick, id: String? = nil) {
            self.event = event
            self.data = data
            self.id = id
        }

        // MARK: Model Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.event = try reader.read("event")
            self.data = try reader.read("data")
            self.id = reader.readStringIfPresent("id")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(event, for: "event")
            writer.write(data, for: "data")
            writer.writeString(id, for: "id")
        }
    }

    /// The `event` of `ChangesItemAdded`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct ChangesItemAddedEvent: ExpandableEnumeration, RawRepresentable, Codable, Hashable,
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

        /// Added.
        public static let added = ChangesItemAddedEvent(rawValue: "added")

        /// The values that this client knows.
        public static var knownValues: [ChangesItemAddedEvent] { [.added] }
    }
}
