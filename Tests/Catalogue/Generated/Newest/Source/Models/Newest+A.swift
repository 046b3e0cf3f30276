// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Newest {
    /// A model of the service.
    public struct A: Model, Codable, Hashable {
        /// The member `kind`.
        public let kind: String
        /// The member `a`.
        public let a: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(kind: String = "A", a: String? = nil) {
            self.kind = kind
            self.a = a
        }

        // MARK: - Model

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.kind = try reader.readString("kind")
            self.a = reader.readStringIfPresent("a")
        }

        /// Writes the value member by member.
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(kind, for: "kind")
            writer.writeString(a, for: "a")
        }
    }
}
