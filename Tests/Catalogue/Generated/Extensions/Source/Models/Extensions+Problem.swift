// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// A problem.
    public struct Problem: ServiceModel, Codable, Hashable {
        /// The code.
        public let code: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(code: String? = nil) {
            self.code = code
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.code = reader.readStringIfPresent("code")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(code, for: "code")
        }
    }
}
