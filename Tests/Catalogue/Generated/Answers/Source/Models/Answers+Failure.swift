// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Answers {
    /// A failure.
    public struct Failure: ServiceModel, Codable, Hashable {
        /// The code.
        public let code: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(code: Int? = nil) {
            self.code = code
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.code = reader.readIntIfPresent("code")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeInt(code, for: "code")
        }
    }
}
