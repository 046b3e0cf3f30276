// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension References {
    /// A model of the service.
    public struct Item: IndirectModel, Codable, Hashable {
        /// The member `name`.
        public let name: String
        /// The member `part`.
        public var part: Item? { storedPart.value }
        private let storedPart: Indirect<Item?>
        /// The member `count`.
        public let count: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String, part: Item? = nil, count: Int? = nil) {
            self.name = name
            storedPart = Indirect(part)
            self.count = count
        }

        // MARK: - Model

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = try reader.readString("name")
            storedPart = Indirect(reader.readIfPresent("part"))
            self.count = reader.readIntIfPresent("count")
        }

        /// Writes the value member by member.
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            writer.write(part, for: "part")
            writer.writeInt(count, for: "count")
        }

        // MARK: - IndirectModel

        /// Where the members are stored that are kept by reference.
        public static var indirectMembers: [PartialKeyPath<Self>: PartialKeyPath<Self>] {
            [\.part: \.storedPart]
        }
    }
}
