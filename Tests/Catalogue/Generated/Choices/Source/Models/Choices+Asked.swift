// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// An asked.
    public struct Asked: ServiceModel, Codable, Hashable {
        /// The type.
        public let type: AskedType
        /// The role.
        public let role: AskedRole
        /// The text.
        public let text: String

        // MARK: Initializers

        /// Creates a value from its members.
        public init(type: AskedType = .message, role: AskedRole, text: String) {
            self.type = type
            self.role = role
            self.text = text
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.type = try reader.read("type")
            self.role = try reader.read("role")
            self.text = reader.readString("text")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(type, for: "type")
            writer.write(role, for: "role")
            writer.writeString(text, for: "text")
        }
    }

    /// The `role` of `Asked`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct AskedRole: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// User.
        public static let user = Self(rawValue: "user")
        /// System.
        public static let system = Self(rawValue: "system")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.user, .system] }
    }

    /// The `type` of `Asked`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct AskedType: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
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
