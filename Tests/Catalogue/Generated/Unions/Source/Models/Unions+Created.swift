// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A created.
    public struct Created: ServiceModel, Codable, Hashable {
        /// The action.
        public let action: CreatedAction
        /// The name.
        public let name: String

        // MARK: Initializers

        /// Creates a value from its members.
        public init(action: CreatedAction = .created, name: String) {
            self.action = action
            self.name = name
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.action = try reader.read("action")
            self.name = reader.readString("name")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(action, for: "action")
            writer.writeString(name, for: "name")
        }
    }

    /// The `action` of `Created`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct CreatedAction: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Created.
        public static let created = Self(rawValue: "created")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.created] }
    }
}
