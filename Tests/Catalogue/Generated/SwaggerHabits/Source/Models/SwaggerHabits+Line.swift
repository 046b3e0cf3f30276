// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension SwaggerHabits {
    /// A line.
    public struct Line: ServiceModel, Codable, Hashable {
        /// The text.
        public let text: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(text: String? = nil) {
            self.text = text
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.text = reader.readStringIfPresent("text")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(text, for: "text")
        }
    }
}
