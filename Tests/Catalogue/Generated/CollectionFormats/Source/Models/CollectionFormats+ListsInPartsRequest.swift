// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension CollectionFormats {
    /// The body of ``CollectionFormatsClient/listsInParts(body:withOptions:)``.
    public struct ListsInPartsRequest: ServiceModel, Codable, Hashable {
        /// The value of `a`.
        public let a: [[String]]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(a: [[String]]? = nil) {
            self.a = a
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.a = reader.readArrayIfPresent("a")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeArray(a, for: "a")
        }
    }
}
