// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Streams {
    /// Event message.
    public struct KindsItemEventMessage: ServiceModel, Codable, Hashable {
        /// The event.
        public let event: KindsItemEventMessageEvent?
        /// The data.
        public let data: Tick
        /// The ID.
        public let id: Int?
        /// The retry.
        public let retry: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(event: KindsItemEventMessageEvent? = .message, data: Tick, id: Int? = nil, retry: Int? = nil) {
            self.event = event
            self.data = data
            self.id = id
            self.retry = retry
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.event = reader.readIfPresent("event")
            self.data = try reader.read("data")
            self.id = reader.readIntIfPresent("id")
            self.retry = reader.readIntIfPresent("retry")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(event, for: "event")
            writer.write(data, for: "data")
            writer.writeInt(id, for: "id")
            writer.writeInt(retry, for: "retry")
        }
    }

    /// The `event` of `KindsItemEventMessage`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct KindsItemEventMessageEvent: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Message.
        public static let message = Self(rawValue: "message")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.message] }
    }
}
