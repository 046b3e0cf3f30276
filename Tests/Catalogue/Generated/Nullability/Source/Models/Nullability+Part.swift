// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Nullability {
    /// A model of the service.
    public struct Part: Model, Codable, Hashable {
        /// The member `n`.
        public let n: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(n: Int? = nil) {
            self.n = n
        }

        // MARK: - Model

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.n = reader.readIntIfPresent("n")
        }

        /// Writes the value member by member.
        public func writeMembers(to writer: ModelWriter) {
            writer.writeInt(n, for: "n")
        }
    }
}
