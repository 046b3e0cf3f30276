// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension QueryStyles {
    /// A tree.
    public struct Tree: ServiceModel, Codable, Hashable {
        /// The name.
        public let name: String?
        /// The tags.
        public let tags: [String]?
        /// The filter.
        public let filter: Filter?
        /// The filters.
        public let filters: [Filter]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String? = nil, tags: [String]? = nil, filter: Filter? = nil, filters: [Filter]? = nil) {
            self.name = name
            self.tags = tags
            self.filter = filter
            self.filters = filters
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readStringIfPresent("name")
            self.tags = reader.readArrayIfPresent("tags")
            self.filter = reader.readIfPresent("filter")
            self.filters = reader.readArrayIfPresent("filters")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            writer.writeArray(tags, for: "tags")
            writer.write(filter, for: "filter")
            writer.writeArray(filters, for: "filters")
        }
    }
}
