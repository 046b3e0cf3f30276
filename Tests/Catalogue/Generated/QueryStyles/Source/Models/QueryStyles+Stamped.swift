// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension QueryStyles {
    /// A stamped.
    public struct Stamped: ServiceModel, Codable, Hashable {
        /// The name.
        public let name: String
        /// The stamp.
        public let stamp: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(name: String, stamp: String? = nil) {
            self.name = name
            self.stamp = stamp
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.name = reader.readString("name")
            self.stamp = reader.readStringIfPresent("stamp")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(name, for: "name")
            if writer.writesReadOnlyMembers {
                writer.writeString(stamp, for: "stamp")
            }
        }
    }
}
