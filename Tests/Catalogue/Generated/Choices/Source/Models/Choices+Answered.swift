// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// An answered.
    public struct Answered: ServiceModel, Codable, Hashable {
        /// The type.
        public let type: AnsweredType
        /// The role.
        public let role: AnsweredRole
        /// The text.
        public let text: String
        /// The status.
        public let status: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(type: AnsweredType = .message, role: AnsweredRole, text: String, status: String? = nil) {
            self.type = type
            self.role = role
            self.text = text
            self.status = status
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.type = try reader.read("type")
            self.role = try reader.read("role")
            self.text = reader.readString("text")
            self.status = reader.readStringIfPresent("status")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(type, for: "type")
            writer.write(role, for: "role")
            writer.writeString(text, for: "text")
            writer.writeString(status, for: "status")
        }
    }

    /// The `role` of `Answered`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct AnsweredRole: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Assistant.
        public static let assistant = Self(rawValue: "assistant")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.assistant] }
    }

    /// The `type` of `Answered`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct AnsweredType: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
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
