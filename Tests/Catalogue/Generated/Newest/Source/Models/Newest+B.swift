// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Newest {
    /// A b.
    public struct B: ServiceModel, Codable, Hashable {
        /// The kind.
        public let kind: String?
        /// The value of `b`.
        public let b: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(kind: String? = "B", b: String? = nil) {
            self.kind = kind
            self.b = b
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.kind = reader.readStringIfPresent("kind")
            self.b = reader.readStringIfPresent("b")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(kind, for: "kind")
            writer.writeString(b, for: "b")
        }
    }
}
