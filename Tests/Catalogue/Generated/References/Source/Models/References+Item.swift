// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension References {
    /// An item.
    public struct Item: IndirectModel, Codable, Hashable {
        /// The name.
        public let name: String
        /// The part.
        public var part: Item? { storedPart.value }
        /// The count.
        public let count: Int?

        private let storedPart: Indirect<Item?>

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String, part: Item? = nil, count: Int? = nil) {
            self.name = name
            self.storedPart = Indirect(part)
            self.count = count
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readString("name")
            self.storedPart = Indirect(reader.readIfPresent("part"))
            self.count = reader.readIntIfPresent("count")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            writer.write(part, for: "part")
            writer.writeInt(count, for: "count")
        }

        // MARK: IndirectModel Protocol

        /// The storage of the members that are kept by reference.
        public static var indirectMembers: [PartialKeyPath<Self>: PartialKeyPath<Self>] {
            [\.part: \.storedPart]
        }
    }
}
