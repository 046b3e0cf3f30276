// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Transfers {
    /// The body of ``TransfersClient/sendForm(body:withOptions:)``.
    public struct SendFormRequest: ServiceModel, Codable, Hashable {
        /// The list.
        public let list: [String]?
        /// The deep.
        public let deep: Item?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(list: [String]? = nil, deep: Item? = nil) {
            self.list = list
            self.deep = deep
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.list = reader.readArrayIfPresent("list")
            self.deep = reader.readIfPresent("deep")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeArray(list, for: "list")
            writer.write(deep, for: "deep")
        }
    }
}
