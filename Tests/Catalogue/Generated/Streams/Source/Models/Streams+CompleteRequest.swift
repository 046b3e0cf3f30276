// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Streams {
    /// The body of `POST /complete`.
    public struct CompleteRequest: ServiceModel, Codable, Hashable {
        /// The stream flag.
        ///
        /// Methods that send this as their body set it themselves.
        public let stream: Bool?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(stream: Bool? = nil) {
            self.stream = stream
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.stream = reader.readBoolIfPresent("stream")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeBool(stream, for: "stream")
        }
    }
}
