// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Objects {
    /// An open.
    public struct Open: ServiceModel, Codable, Hashable {
        /// The known.
        public let known: String?
        /// The members that have no property of their own, by name.
        public let additionalProperties: [String: Int]

        // MARK: Initializers

        /// Creates a value from its members.
        public init(known: String? = nil, additionalProperties: [String: Int] = [:]) {
            self.known = known
            self.additionalProperties = additionalProperties
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.known = reader.readStringIfPresent("known")
            self.additionalProperties = try reader.readOthers(except: ["known"])
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(known, for: "known")
            writer.writeOthers(additionalProperties, except: ["known"])
        }
    }
}
