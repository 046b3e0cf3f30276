// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Transfers {
    /// A change.
    public struct Change: ServiceModel, Codable, Hashable {
        /// The op.
        public let op: ChangeOp
        /// The path.
        public let path: String
        /// The value.
        public let value: JSONValue?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(op: ChangeOp, path: String, value: JSONValue? = nil) {
            self.op = op
            self.path = path
            self.value = value
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.op = try reader.read("op")
            self.path = reader.readString("path")
            self.value = reader.readIfPresent("value")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(op, for: "op")
            writer.writeString(path, for: "path")
            writer.write(value, for: "value")
        }
    }

    /// The `op` of `Change`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct ChangeOp: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Add.
        public static let add = Self(rawValue: "add")
        /// Remove.
        public static let remove = Self(rawValue: "remove")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.add, .remove] }
    }
}
