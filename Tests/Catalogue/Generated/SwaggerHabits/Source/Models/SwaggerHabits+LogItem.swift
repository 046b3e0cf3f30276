// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension SwaggerHabits {
    /// Stream result of Line.
    public struct LogItem: Model, Codable, Hashable {
        /// The result.
        public let result: Line

        // MARK: Initializers

        /// Creates a value from its members.
        public init(result: Line) {
            self.result = result
        }

        // MARK: Model Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.result = try reader.read("result")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(result, for: "result")
        }
    }
}
