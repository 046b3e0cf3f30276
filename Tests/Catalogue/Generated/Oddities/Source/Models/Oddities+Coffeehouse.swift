// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Oddities {
    /// A coffeehouse.
    public struct Coffeehouse: ServiceModel, Codable, Hashable {
        /// The café.
        public let café: Int?
        /// The value of `café`.
        public let caféProperty: Int?
        /// The other.
        public let other: Coffee?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(café: Int? = nil, caféProperty: Int? = nil, other: Coffee? = nil) {
            self.café = café
            self.caféProperty = caféProperty
            self.other = other
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.café = reader.readIntIfPresent("café")
            self.caféProperty = reader.readIntIfPresent("café")
            self.other = reader.readIfPresent("other")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeInt(café, for: "café")
            writer.writeInt(caféProperty, for: "café")
            writer.write(other, for: "other")
        }
    }
}
