// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension XML {
    /// A label.
    public struct Label: ServiceModel, Codable, Hashable {
        /// The size.
        public let size: Int?
        /// The text.
        public let text: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(size: Int? = nil, text: String? = nil) {
            self.size = size
            self.text = text
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            try reader.use(Self.xml)
            self.size = reader.readIntIfPresent("size")
            self.text = reader.readStringIfPresent("text")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.use(Self.xml)
            writer.writeInt(size, for: "size")
            writer.writeString(text, for: "text")
        }

        // MARK: XML

        /// How XML represents the value and its members, where that differs from the default.
        private static let xml = XMLForm(
            root: "label",
            members: [
                "size": .attribute("size"),
                "text": .text,
            ]
        )
    }
}
