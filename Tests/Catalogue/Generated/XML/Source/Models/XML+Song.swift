// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension XML {
    /// A song.
    public struct Song: ServiceModel, Codable, Hashable {
        /// The kind.
        public let kind: String
        /// The bars.
        public let bars: Int

        // MARK: Initializers

        /// Creates a value from its members.
        public init(kind: String = "song", bars: Int) {
            self.kind = kind
            self.bars = bars
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            try reader.use(Self.xml)
            self.kind = reader.readStringIfPresent("kind") ?? "song"
            self.bars = reader.readInt("bars")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.use(Self.xml)
            writer.writeString(kind, for: "kind")
            writer.writeInt(bars, for: "bars")
        }

        // MARK: XML

        /// How XML represents the value and its members, where that differs from the default.
        private static let xml = XMLForm(
            root: "song",
            members: ["kind": .attribute("kind")]
        )
    }
}
