// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension References {
    /// A node.
    public struct Node: IndirectModel, Codable, Hashable {
        /// The value.
        public let value: Int?
        /// The leaf.
        public var leaf: Leaf? { storedLeaf.value }

        private let storedLeaf: Indirect<Leaf?>

        // MARK: Initializers

        /// Creates a value from its members.
        public init(value: Int? = nil, leaf: Leaf? = nil) {
            self.value = value
            self.storedLeaf = Indirect(leaf)
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.value = reader.readIntIfPresent("value")
            self.storedLeaf = Indirect(reader.readIfPresent("leaf"))
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeInt(value, for: "value")
            writer.write(leaf, for: "leaf")
        }

        // MARK: IndirectModel Protocol

        /// The storage of the members that are kept by reference.
        public static var indirectMembers: [PartialKeyPath<Self>: PartialKeyPath<Self>] {
            [\.leaf: \.storedLeaf]
        }
    }
}
