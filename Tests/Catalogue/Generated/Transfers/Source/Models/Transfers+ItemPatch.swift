// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Transfers {
    /// A change to an `Item`. Members that you leave out stay as they are (RFC 7396).
    public struct ItemPatch: IndirectModel, Codable, Hashable {
        /// The name.
        public let name: PatchMember<String>?
        /// The size.
        public let size: PatchMember<Int>?
        /// The tags.
        public let tags: PatchMember<[String]>?
        /// The part.
        public var part: PatchMember<ItemPatch>? { storedPart.value }

        private let storedPart: Indirect<PatchMember<ItemPatch>?>

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            name: PatchMember<String>? = nil,
            size: PatchMember<Int>? = nil,
            tags: PatchMember<[String]>? = nil,
            part: PatchMember<ItemPatch>? = nil
        ) {
            self.name = name
            self.size = size
            self.tags = tags
            self.storedPart = Indirect(part)
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readPatchIfPresent("name")
            self.size = reader.readPatchIfPresent("size")
            self.tags = reader.readPatchIfPresent("tags")
            self.storedPart = Indirect(reader.readPatchIfPresent("part"))
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(name, for: "name")
            writer.write(size, for: "size")
            writer.write(tags, for: "tags")
            writer.write(part, for: "part")
        }

        // MARK: IndirectModel Protocol

        /// The storage of the members that are kept by reference.
        public static var indirectMembers: [PartialKeyPath<Self>: PartialKeyPath<Self>] {
            [\.part: \.storedPart]
        }
    }
}
