// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Bodies {
    /// A form.
    public struct Form: ServiceModel, Codable, Hashable {
        /// The name.
        public let name: String
        /// The tags.
        public let tags: [String]?
        /// The size.
        public let size: Int?
        /// The item.
        public let item: Item?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String, tags: [String]? = nil, size: Int? = nil, item: Item? = nil) {
            self.name = name
            self.tags = tags
            self.size = size
            self.item = item
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readString("name")
            self.tags = reader.readArrayIfPresent("tags")
            self.size = reader.readIntIfPresent("size")
            self.item = reader.readIfPresent("item")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            writer.writeArray(tags, for: "tags")
            writer.writeInt(size, for: "size")
            writer.write(item, for: "item")
        }
    }
}
