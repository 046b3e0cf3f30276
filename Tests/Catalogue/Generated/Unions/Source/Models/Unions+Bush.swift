// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A bush.
    public struct Bush: ServiceModel, Codable, Hashable {
        /// The form.
        public let form: String
        /// The width.
        public let width: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(form: String = "bush", width: Int? = nil) {
            self.form = form
            self.width = width
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.form = reader.readStringIfPresent("form") ?? "bush"
            self.width = reader.readIntIfPresent("width")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(form, for: "form")
            writer.writeInt(width, for: "width")
        }
    }
}
