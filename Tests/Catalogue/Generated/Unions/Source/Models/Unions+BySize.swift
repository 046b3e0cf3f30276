// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A by size.
    public struct BySize: ServiceModel, Codable, Hashable {
        /// The least.
        public let least: Int
        /// The most.
        public let most: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(least: Int, most: Int? = nil) {
            self.least = least
            self.most = most
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.least = reader.readInt("least")
            self.most = reader.readIntIfPresent("most")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeInt(least, for: "least")
            writer.writeInt(most, for: "most")
        }
    }
}
