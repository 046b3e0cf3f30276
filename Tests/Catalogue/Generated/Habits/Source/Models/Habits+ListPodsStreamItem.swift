// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// An item of the response to `GET /pods`.
    public struct ListPodsStreamItem: ServiceModel, Codable, Hashable {
        /// The type.
        public let type: String
        /// The object.
        public let object: Pod

        // MARK: Initializers

        /// Creates a value from its members.
        public init(type: String, object: Pod) {
            self.type = type
            self.object = object
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.type = reader.readString("type")
            self.object = try reader.read("object")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(type, for: "type")
            writer.write(object, for: "object")
        }
    }
}
