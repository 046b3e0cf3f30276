// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Results {
    /// A ticket.
    public struct Ticket: ServiceModel, Codable, Hashable {
        /// The ticket.
        public let ticket: Int

        // MARK: Initializers

        /// Creates a value from its members.
        public init(ticket: Int) {
            self.ticket = ticket
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.ticket = reader.readInt("ticket")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeInt(ticket, for: "ticket")
        }
    }
}
