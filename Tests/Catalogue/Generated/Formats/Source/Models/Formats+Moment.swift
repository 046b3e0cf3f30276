// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Formats {
    /// A moment.
    public struct Moment: ServiceModel, Codable, Hashable {
        /// The seconds.
        public let seconds: Date?
        /// The milliseconds.
        public let milliseconds: Date?
        /// The own.
        public let own: Date?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(seconds: Date? = nil, milliseconds: Date? = nil, own: Date? = nil) {
            self.seconds = seconds
            self.milliseconds = milliseconds
            self.own = own
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.seconds = reader.readIfPresent("seconds", as: .unixSeconds)
            self.milliseconds = reader.readIfPresent("milliseconds", as: .unixMilliseconds)
            self.own = reader.readIfPresent("own", as: .unixSeconds)
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(seconds, for: "seconds", as: .unixSeconds)
            writer.write(milliseconds, for: "milliseconds", as: .unixMilliseconds)
            writer.write(own, for: "own", as: .unixSeconds)
        }
    }
}
