// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Streams {
    /// A tick.
    public struct Tick: ServiceModel, Codable, Hashable {
        /// The value of `n`.
        public let n: Int

        // MARK: Initializers

        /// Creates a value from its members.
        public init(n: Int) {
            self.n = n
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.n = reader.readInt("n")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeInt(n, for: "n")
        }
    }
}
