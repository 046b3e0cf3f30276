// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// A pod list.
    public struct PodList: ServiceModel, Codable, Hashable {
        /// The items.
        public let items: [Pod]

        // MARK: Initializers

        /// Creates a value from its members.
        public init(items: [Pod]) {
            self.items = items
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.items = reader.readArray("items")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeArray(items, for: "items")
        }
    }
}
