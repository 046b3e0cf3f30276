// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A failure.
    public struct Failure: ServiceModel, Codable, Hashable {
        /// The ok flag.
        public let ok: Bool
        /// The text.
        public let text: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(ok: Bool = false, text: String? = nil) {
            self.ok = ok
            self.text = text
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.ok = reader.readBool("ok")
            self.text = reader.readStringIfPresent("text")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeBool(ok, for: "ok")
            writer.writeString(text, for: "text")
        }
    }
}
