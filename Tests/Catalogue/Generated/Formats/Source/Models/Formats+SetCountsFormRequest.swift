// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Formats {
    /// The body of `setCounts(id:body:withOptions:)`.
    public struct SetCountsFormRequest: ServiceModel, Codable, Hashable {
        /// The size.
        public let size: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(size: Int? = nil) {
            self.size = size
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.size = reader.readIfPresent("size", as: .integerText)
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(size, for: "size", as: .integerText)
        }
    }
}
