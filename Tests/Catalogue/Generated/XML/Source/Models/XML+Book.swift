// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension XML {
    /// A book.
    public struct Book: ServiceModel, Codable, Hashable, Identifiable {
        /// The ID.
        public let id: Int
        /// The title.
        public let title: String
        /// The price.
        public let price: Double?
        /// The binding.
        public let binding: BookBinding?
        /// The author.
        public let author: Author?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(id: Int, title: String, price: Double? = nil, binding: BookBinding? = nil, author: Author? = nil) {
            self.id = id
            self.title = title
            self.price = price
            self.binding = binding
            self.author = author
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            try reader.use(Self.xml)
            self.id = reader.readInt("id")
            self.title = reader.readString("title")
            self.price = reader.readDoubleIfPresent("price")
            self.binding = reader.readIfPresent("binding")
            self.author = reader.readIfPresent("author")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.use(Self.xml)
            writer.writeInt(id, for: "id")
            writer.writeString(title, for: "title")
            writer.writeDouble(price, for: "price")
            writer.write(binding, for: "binding")
            writer.write(author, for: "author")
        }

        // MARK: XML

        /// How XML represents the value and its members, where that differs from the default.
        private static let xml = XMLForm(
            root: "book",
            members: [
                "id": .attribute("id"),
                "price": .element("cost"),
            ]
        )
    }

    /// The `binding` of `Book`.
    ///
    /// The service may return values that this client does not know. They keep their raw values.
    public struct BookBinding: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
        /// The raw value, which is what is sent and received.
        public let rawValue: String

        // MARK: Initializers

        /// Creates a value with the given raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // MARK: Known Values

        /// Soft.
        public static let soft = Self(rawValue: "soft")
        /// Hard.
        public static let hard = Self(rawValue: "hard")

        /// The values that this client knows.
        public static var knownValues: [Self] { [.soft, .hard] }
    }
}
