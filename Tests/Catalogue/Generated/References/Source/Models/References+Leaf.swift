// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension References {
    /// A leaf.
    public struct Leaf: ServiceModel, Codable, Hashable {
        /// The back.
        public let back: Node?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(back: Node? = nil) {
            self.back = back
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.back = reader.readIfPresent("back")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(back, for: "back")
        }
    }
}
