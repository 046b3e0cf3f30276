// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// A thought.
    public struct Thought: ServiceModel, Codable, Hashable {
        /// The type.
        public let type: ThoughtType

        // MARK: Initializers

        /// Creates a value from its members.
        public init(type: ThoughtType = .thought) {
            self.type = type
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.type = try reader.read("type")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(type, for: "type")
        }
    }

    /// The `type` of `Thought`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct ThoughtType: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Thought.
        public static let thought = Self(rawValue: "thought")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.thought] }
    }
}
