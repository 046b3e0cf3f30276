// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension CollectionFormats {
    /// The body of ``CollectionFormatsClient/listsInForm(body:withOptions:)``.
    public struct ListsInFormRequest: ServiceModel, Codable, Hashable {
        /// The value of `a`.
        public let a: [[String]]?
        /// The value of `b`.
        public let b: [[Int]]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(a: [[String]]? = nil, b: [[Int]]? = nil) {
            self.a = a
            self.b = b
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.a = reader.readArrayIfPresent("a")
            self.b = reader.readArrayIfPresent("b")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeArray(a, for: "a")
            writer.writeArray(b, for: "b")
        }
    }
}
