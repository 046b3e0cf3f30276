// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Newest {
    /// A search.
    public struct Search: ServiceModel, Codable, Hashable {
        /// The value of `q`.
        public let q: String?
        /// The tags.
        public let tags: [String]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(q: String? = nil, tags: [String]? = nil) {
            self.q = q
            self.tags = tags
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.q = reader.readStringIfPresent("q")
            self.tags = reader.readArrayIfPresent("tags")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(q, for: "q")
            writer.writeArray(tags, for: "tags")
        }
    }
}
