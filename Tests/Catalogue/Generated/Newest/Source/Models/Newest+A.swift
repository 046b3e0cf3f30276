// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Newest {
    /// An a.
    public struct A: ServiceModel, Codable, Hashable {
        /// The kind.
        public let kind: String
        /// The value of `a`.
        public let a: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(kind: String = "A", a: String? = nil) {
            self.kind = kind
            self.a = a
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.kind = reader.readStringIfPresent("kind") ?? "A"
            self.a = reader.readStringIfPresent("a")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(kind, for: "kind")
            writer.writeString(a, for: "a")
        }
    }
}
