// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension SwaggerHabits {
    /// Stream result of Line.
    public struct LogItem: Model, Codable, Hashable {
        /// The result.
        public let result: Line?
        /// The error.
        public let error: LogItemError?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(result: Line? = nil, error: LogItemError? = nil) {
            self.result = result
            self.error = error
        }

        // MARK: Model Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.result = reader.readIfPresent("result")
            self.error = reader.readIfPresent("error")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(result, for: "result")
            writer.write(error, for: "error")
        }
    }

    /// The `error` of `LogItem`.
    public struct LogItemError: Model, Codable, Hashable {
        /// The message.
        public let message: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(message: String? = nil) {
            self.message = message
        }

        // MARK: Model Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.message = reader.readStringIfPresent("message")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(message, for: "message")
        }
    }
}
