// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// An owner.
    public struct Owner: ServiceModel, Codable, Hashable {
        /// The nickname.
        public let nickname: JSONValue
        /// The note.
        public let note: JSONValue?
        /// The count.
        public let count: Int?
        /// The opens.
        public let opens: CalendarTime?
        /// The sort.
        public let sort: JSONValue?
        /// When it was deleted.
        public let deleted: Date?
        /// The phone.
        public let phone: JSONValue?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            nickname: JSONValue,
            note: JSONValue? = nil,
            count: Int? = nil,
            opens: CalendarTime? = nil,
            sort: JSONValue? = nil,
            deleted: Date? = nil,
            phone: JSONValue? = nil
        ) {
            self.nickname = nickname
            self.note = note
            self.count = count
            self.opens = opens
            self.sort = sort
            self.deleted = deleted
            self.phone = phone
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.nickname = try reader.read("nickname")
            self.note = reader.readIfPresent("note")
            self.count = reader.readIfPresent("count", as: .numberOrText)
            self.opens = reader.readIfPresent("opens")
            self.sort = reader.readIfPresent("sort")
            self.deleted = reader.readDateIfPresent("deleted")
            self.phone = reader.readIfPresent("phone")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(nickname, for: "nickname")
            writer.write(note, for: "note")
            writer.write(count, for: "count", as: .numberOrText)
            writer.write(opens, for: "opens")
            writer.write(sort, for: "sort")
            writer.writeDate(deleted, for: "deleted")
            writer.write(phone, for: "phone")
        }
    }
}
