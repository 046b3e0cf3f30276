// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension HeadersAndCookies {
    /// A point.
    public struct Point: ServiceModel, Codable, Hashable {
        /// The value of `x`.
        public let x: Int
        /// The value of `y`.
        public let y: Int

        // MARK: Initializers

        /// Creates a value from its members.
        public init(x: Int, y: Int) {
            self.x = x
            self.y = y
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.x = reader.readInt("x")
            self.y = reader.readInt("y")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeInt(x, for: "x")
            writer.writeInt(y, for: "y")
        }
    }
}
