// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Streams {
    /// The body of `POST /answer`.
    public struct AnswerRequest: ServiceModel, Codable, Hashable {
        /// The value of `q`.
        public let q: String?
        /// The stream flag.
        ///
        /// Methods that send this as their body set it themselves.
        public let stream: Bool?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(q: String? = nil, stream: Bool? = nil) {
            self.q = q
            self.stream = stream
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.q = reader.readStringIfPresent("q")
            self.stream = reader.readBoolIfPresent("stream")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(q, for: "q")
            writer.writeBool(stream, for: "stream")
        }
    }
}
