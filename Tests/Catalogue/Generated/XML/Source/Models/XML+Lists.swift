// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension XML {
    /// Lists.
    public struct Lists: ServiceModel, Codable, Hashable {
        /// The plain.
        public let plain: [String]?
        /// The value of `named`.
        public let named: [String]?
        /// The value of `wrapped`.
        public let wrapped: [Int]?
        /// The both.
        public let both: [Author]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(plain: [String]? = nil, named: [String]? = nil, wrapped: [Int]? = nil, both: [Author]? = nil) {
            self.plain = plain
            self.named = named
            self.wrapped = wrapped
            self.both = both
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            try reader.use(Self.xml)
            self.plain = reader.readArrayIfPresent("plain")
            self.named = reader.readArrayIfPresent("named")
            self.wrapped = reader.readArrayIfPresent("wrapped")
            self.both = reader.readArrayIfPresent("both")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.use(Self.xml)
            writer.writeArray(plain, for: "plain")
            writer.writeArray(named, for: "named")
            writer.writeArray(wrapped, for: "wrapped")
            writer.writeArray(both, for: "both")
        }

        // MARK: XML

        /// How XML represents the value and its members, where that differs from the default.
        private static let xml = XMLForm(
            members: [
                "named": .element("item"),
                "wrapped": .wrapped("wrapped", item: "n"),
                "both": .wrapped("all", item: "Author"),
            ]
        )
    }
}
