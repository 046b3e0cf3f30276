// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Objects {
    /// A model of the service.
    public struct Node: IndirectModel, Codable, Hashable {
        /// The member `value`.
        public let value: Int?
        /// The member `next`.
        public var next: Node? { storedNext.value }
        private let storedNext: Indirect<Node?>
        /// The member `children`.
        public let children: [Node]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(value: Int? = nil, next: Node? = nil, children: [Node]? = nil) {
            self.value = value
            storedNext = Indirect(next)
            self.children = children
        }

        // MARK: - Model

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.value = reader.readIntIfPresent("value")
            storedNext = Indirect(reader.readIfPresent("next"))
            self.children = reader.readIfPresent("children")
        }

        /// Writes the value member by member.
        public func writeMembers(to writer: ModelWriter) {
            writer.writeInt(value, for: "value")
            writer.write(next, for: "next")
            writer.write(children, for: "children")
        }

        // MARK: - IndirectModel

        /// Where the members are stored that are kept by reference.
        public static var indirectMembers: [PartialKeyPath<Self>: PartialKeyPath<Self>] {
            [\.next: \.storedNext]
        }
    }
}
