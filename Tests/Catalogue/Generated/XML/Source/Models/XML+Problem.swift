// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension XML {
    /// A problem.
    public struct Problem: ServiceModel, Codable, Hashable {
        /// The code.
        public let code: String?
        /// The message.
        public let message: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(code: String? = nil, message: String? = nil) {
            self.code = code
            self.message = message
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            try reader.use(Self.xml)
            self.code = reader.readStringIfPresent("Code")
            self.message = reader.readStringIfPresent("Message")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.use(Self.xml)
            writer.writeString(code, for: "Code")
            writer.writeString(message, for: "Message")
        }

        // MARK: XML

        /// How XML represents the value and its members, where that differs from the default.
        private static let xml = XMLForm(root: "Error")
    }
}
