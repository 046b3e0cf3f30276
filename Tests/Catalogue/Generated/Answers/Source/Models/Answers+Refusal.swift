// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Answers {
    /// A refusal.
    public struct Refusal: ServiceModel, Codable, Hashable {
        /// The title.
        public let title: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(title: String? = nil) {
            self.title = title
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.title = reader.readStringIfPresent("title")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(title, for: "title")
        }
    }
}
