// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// The body of ``HabitsClient/FilesOperations/add(body:withOptions:)``.
    public struct AddFileRequest: ServiceModel, Codable, Hashable {
        /// The kind.
        public let kind: String
        /// The size.
        public let size: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(kind: String, size: Int? = nil) {
            self.kind = kind
            self.size = size
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.kind = reader.readString("kind")
            self.size = reader.readIntIfPresent("size")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(kind, for: "kind")
            writer.writeInt(size, for: "size")
        }
    }
}
