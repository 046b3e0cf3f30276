// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension CollectionFormats {
    /// A model of the service.
    public struct FormRequest: Model, Codable, Hashable {
        /// The member `a`.
        public let a: String
        /// The member `b`.
        public let b: [Int]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(a: String, b: [Int]? = nil) {
            self.a = a
            self.b = b
        }

        // MARK: - Model

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.a = try reader.readString("a")
            self.b = reader.readIfPresent("b")
        }

        /// Writes the value member by member.
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(a, for: "a")
            writer.write(b, for: "b")
        }
    }
}
