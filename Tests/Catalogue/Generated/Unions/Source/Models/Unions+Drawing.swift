// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A drawing.
    public struct Drawing: ServiceModel, Codable, Hashable {
        /// The shapes.
        public let shapes: [Shape]
        /// The main.
        public let main: Shape?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(shapes: [Shape], main: Shape? = nil) {
            self.shapes = shapes
            self.main = main
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.shapes = reader.readArray("shapes")
            self.main = reader.readIfPresent("main")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeArray(shapes, for: "shapes")
            writer.write(main, for: "main")
        }
    }
}
