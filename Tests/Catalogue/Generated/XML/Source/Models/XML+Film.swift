// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension XML {
    /// A film.
    public struct Film: ServiceModel, Codable, Hashable {
        /// The kind.
        public let kind: String
        /// The minutes.
        public let minutes: Int

        // MARK: Initializers

        /// Creates a value from its members.
        public init(kind: String = "film", minutes: Int) {
            self.kind = kind
            self.minutes = minutes
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            try reader.use(Self.xml)
            self.kind = reader.readStringIfPresent("kind") ?? "film"
            self.minutes = reader.readInt("minutes")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.use(Self.xml)
            writer.writeString(kind, for: "kind")
            writer.writeInt(minutes, for: "minutes")
        }

        // MARK: XML

        /// How XML represents the value and its members, where that differs from the default.
        private static let xml = XMLForm(
            root: "film",
            members: ["kind": .attribute("kind")]
        )
    }
}
