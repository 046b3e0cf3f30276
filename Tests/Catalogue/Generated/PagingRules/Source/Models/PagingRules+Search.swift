// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension PagingRules {
    /// A search.
    public struct Search: ServiceModel, Codable, Hashable {
        /// The text.
        public let text: String
        /// The page.
        public let page: SearchPage?
        /// The skip.
        public let skip: Int?
        /// The take.
        public let take: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(text: String, page: SearchPage? = nil, skip: Int? = nil, take: Int? = nil) {
            self.text = text
            self.page = page
            self.skip = skip
            self.take = take
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.text = reader.readString("text")
            self.page = reader.readIfPresent("page")
            self.skip = reader.readIntIfPresent("skip")
            self.take = reader.readIntIfPresent("take")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(text, for: "text")
            writer.write(page, for: "page")
            writer.writeInt(skip, for: "skip")
            writer.writeInt(take, for: "take")
        }
    }

    /// The `page` of `Search`.
    public struct SearchPage: ServiceModel, Codable, Hashable {
        /// The value of `after`.
        public let after: String?
        /// The number.
        public let number: Int?
        /// The size.
        public let size: Int?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(after: String? = nil, number: Int? = nil, size: Int? = nil) {
            self.after = after
            self.number = number
            self.size = size
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.after = reader.readStringIfPresent("after")
            self.number = reader.readIntIfPresent("number")
            self.size = reader.readIntIfPresent("size")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(after, for: "after")
            writer.writeInt(number, for: "number")
            writer.writeInt(size, for: "size")
        }
    }
}
