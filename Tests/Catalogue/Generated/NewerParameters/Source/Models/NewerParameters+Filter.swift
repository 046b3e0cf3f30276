// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension NewerParameters {
    /// A filter.
    public struct Filter: ServiceModel, Codable, Hashable {
        /// The name.
        public let name: String?
        /// The sizes.
        public let sizes: [Int]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String? = nil, sizes: [Int]? = nil) {
            self.name = name
            self.sizes = sizes
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readStringIfPresent("name")
            self.sizes = reader.readArrayIfPresent("sizes")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            writer.writeArray(sizes, for: "sizes")
        }
    }
}
