// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Nullability {
    /// A part.
    public struct Part: ServiceModel, Codable, Hashable {
        /// The value of `n`.
        public let n: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(n: Int? = nil) {
            self.n = n
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.n = reader.readIntIfPresent("n")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeInt(n, for: "n")
        }
    }
}
