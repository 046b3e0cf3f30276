// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A tree.
    public struct Tree: ServiceModel, Codable, Hashable {
        /// The form.
        public let form: String
        /// The height.
        public let height: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(form: String = "tree", height: Int? = nil) {
            self.form = form
            self.height = height
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.form = reader.readStringIfPresent("form") ?? "tree"
            self.height = reader.readIntIfPresent("height")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(form, for: "form")
            writer.writeInt(height, for: "height")
        }
    }
}
