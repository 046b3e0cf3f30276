// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Answers {
    /// A missing.
    public struct Missing: ServiceModel, Codable, Hashable {
        /// The missing.
        public let missing: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(missing: String? = nil) {
            self.missing = missing
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.missing = reader.readStringIfPresent("missing")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(missing, for: "missing")
        }
    }
}
