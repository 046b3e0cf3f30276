// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Unions {
    /// A model of the service.
    public struct Drawing: Model, Codable, Hashable {
        /// The member `shapes`.
        public let shapes: [Shape]
        /// The member `main`.
        public let main: Shape?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(shapes: [Shape], main: Shape? = nil) {
            self.shapes = shapes
            self.main = main
        }

        // MARK: - Model

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.shapes = try reader.read("shapes")
            self.main = reader.readIfPresent("main")
        }

        /// Writes the value member by member.
        public func writeMembers(to writer: ModelWriter) {
            writer.write(shapes, for: "shapes")
            writer.write(main, for: "main")
        }
    }
}
