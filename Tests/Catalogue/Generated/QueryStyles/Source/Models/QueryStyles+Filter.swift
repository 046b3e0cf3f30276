// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension QueryStyles {
    /// A filter.
    public struct Filter: ServiceModel, Codable, Hashable {
        /// The name.
        public let name: String?
        /// The size.
        public let size: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String? = nil, size: Int? = nil) {
            self.name = name
            self.size = size
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readStringIfPresent("name")
            self.size = reader.readIntIfPresent("size")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            writer.writeInt(size, for: "size")
        }
    }
}
