// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Results {
    /// A refusal.
    public struct Refusal: ServiceModel, Codable, Hashable {
        /// The why.
        public let why: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(why: String? = nil) {
            self.why = why
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.why = reader.readStringIfPresent("why")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(why, for: "why")
        }
    }
}
