// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Transfers {
    /// An item.
    public struct Item: IndirectModel, Codable, Hashable {
        /// The name.
        public let name: String?
        /// The size.
        public let size: Int?
        /// The tags.
        public let tags: [String]?
        /// The part.
        public var part: Item? { storedPart.value }

        private let storedPart: Indirect<Item?>

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String? = nil, size: Int? = nil, tags: [String]? = nil, part: Item? = nil) {
            self.name = name
            self.size = size
            self.tags = tags
            self.storedPart = Indirect(part)
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readStringIfPresent("name")
            self.size = reader.readIntIfPresent("size")
            self.tags = reader.readArrayIfPresent("tags")
            self.storedPart = Indirect(reader.readIfPresent("part"))
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            writer.writeInt(size, for: "size")
            writer.writeArray(tags, for: "tags")
            writer.write(part, for: "part")
        }

        // MARK: IndirectModel Protocol

        /// The storage of the members that are kept by reference.
        public static var indirectMembers: [PartialKeyPath<Self>: PartialKeyPath<Self>] {
            [\.part: \.storedPart]
        }
    }
}
