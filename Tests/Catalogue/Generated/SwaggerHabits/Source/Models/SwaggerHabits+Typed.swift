// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension SwaggerHabits {
    /// A typed.
    public struct Typed: ServiceModel, Codable, Hashable {
        /// The names.
        public let names: [String]?
        /// The anything.
        public let anything: JSONValue?
        /// The pair.
        public let pair: [Double]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(names: [String]? = nil, anything: JSONValue? = nil, pair: [Double]? = nil) {
            self.names = names
            self.anything = anything
            self.pair = pair
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.names = reader.readArrayIfPresent("names")
            self.anything = reader.readIfPresent("anything")
            self.pair = reader.readArrayIfPresent("pair")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeArray(names, for: "names")
            writer.write(anything, for: "anything")
            writer.writeArray(pair, for: "pair")
        }
    }
}
