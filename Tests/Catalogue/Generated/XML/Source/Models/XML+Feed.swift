// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension XML {
    /// A feed.
    public struct Feed: ServiceModel, Codable, Hashable {
        /// The ID.
        public let id: String?
        /// The lang.
        public let lang: String?
        /// The plain.
        public let plain: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(id: String? = nil, lang: String? = nil, plain: String? = nil) {
            self.id = id
            self.lang = lang
            self.plain = plain
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            try reader.use(Self.xml)
            self.id = reader.readStringIfPresent("id")
            self.lang = reader.readStringIfPresent("lang")
            self.plain = reader.readStringIfPresent("plain")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.use(Self.xml)
            writer.writeString(id, for: "id")
            writer.writeString(lang, for: "lang")
            writer.writeString(plain, for: "plain")
        }

        // MARK: XML

        /// How XML represents the value and its members, where that differs from the default.
        private static let xml = XMLForm(
            root: XMLName("feed", namespace: "urn:feed", prefix: "f"),
            members: [
                "id": .element(XMLName("id", namespace: "urn:feed", prefix: "f")),
                "lang": .attribute(XMLName("lang", namespace: "urn:lang", prefix: "l")),
            ]
        )
    }
}
