// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Objects {
    /// A node.
    public struct Node: IndirectModel, Codable, Hashable {
        /// The value.
        public let value: Int?
        /// The next.
        public var next: Node? { storedNext.value }
        /// The children.
        public let children: [Node]?

        private let storedNext: Indirect<Node?>

        // MARK: Initializers

        /// Creates a value from its members.
        public init(value: Int? = nil, next: Node? = nil, children: [Node]? = nil) {
            self.value = value
            self.storedNext = Indirect(next)
            self.children = children
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.value = reader.readIntIfPresent("value")
            self.storedNext = Indirect(reader.readIfPresent("next"))
            self.children = reader.readArrayIfPresent("children")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeInt(value, for: "value")
            writer.write(next, for: "next")
            writer.writeArray(children, for: "children")
        }

        // MARK: IndirectModel Protocol

        /// The storage of the members that are kept by reference.
        public static var indirectMembers: [PartialKeyPath<Self>: PartialKeyPath<Self>] {
            [\.next: \.storedNext]
        }
    }
}
