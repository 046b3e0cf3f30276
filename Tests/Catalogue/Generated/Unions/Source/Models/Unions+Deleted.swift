// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A deleted.
    public struct Deleted: ServiceModel, Codable, Hashable {
        /// The action.
        public let action: DeletedAction
        /// The reason.
        public let reason: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(action: DeletedAction = .deleted, reason: String? = nil) {
            self.action = action
            self.reason = reason
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.action = try reader.read("action")
            self.reason = reader.readStringIfPresent("reason")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(action, for: "action")
            writer.writeString(reason, for: "reason")
        }
    }

    /// The `action` of `Deleted`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct DeletedAction: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Deleted.
        public static let deleted = Self(rawValue: "deleted")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.deleted] }
    }
}
