// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Enumerations {
    /// A mixed.
    public struct Mixed: ServiceModel, Codable, Hashable {
        /// The size.
        public let size: Size?
        /// The wide.
        public let wide: Wide?
        /// The huge.
        public let huge: Huge?
        /// The sizes.
        public let sizes: [Size?]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(size: Size?, wide: Wide? = nil, huge: Huge? = nil, sizes: [Size?]? = nil) {
            self.size = size
            self.wide = wide
            self.huge = huge
            self.sizes = sizes
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.size = reader.readIfPresent("size")
            self.wide = reader.readIfPresent("wide")
            self.huge = reader.readIfPresent("huge")
            self.sizes = reader.readArrayIfPresent("sizes")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeNullable(size, for: "size")
            writer.write(wide, for: "wide")
            writer.write(huge, for: "huge")
            writer.writeArray(sizes, for: "sizes")
        }
    }
}
