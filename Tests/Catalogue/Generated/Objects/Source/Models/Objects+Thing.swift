// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Objects {
    /// A thing.
    public struct Thing: ServiceModel, Codable, Hashable, Identifiable {
        /// The ID.
        public let id: Int
        /// The name.
        public let name: String?
        /// The tags.
        public let tags: [String]?
        /// The inner.
        public let inner: ThingInner?
        /// The odd name.
        public let oddName: String?
        /// The class.
        public let `class`: String?
        /// The any.
        public let any: JSONValue?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            id: Int,
            name: String? = nil,
            tags: [String]? = nil,
            inner: ThingInner? = nil,
            oddName: String? = nil,
            `class`: String? = nil,
            any: JSONValue? = nil
        ) {
            self.id = id
            self.name = name
            self.tags = tags
            self.inner = inner
            self.oddName = oddName
            self.class = `class`
            self.any = any
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.id = reader.readInt("id")
            self.name = reader.readStringIfPresent("name")
            self.tags = reader.readArrayIfPresent("tags")
            self.inner = reader.readIfPresent("inner")
            self.oddName = reader.readStringIfPresent("odd name/~")
            self.class = reader.readStringIfPresent("class")
            self.any = reader.readIfPresent("any")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeInt(id, for: "id")
            writer.writeString(name, for: "name")
            writer.writeArray(tags, for: "tags")
            writer.write(inner, for: "inner")
            writer.writeString(oddName, for: "odd name/~")
            writer.writeString(`class`, for: "class")
            writer.write(any, for: "any")
        }
    }

    /// The `inner` of `Thing`.
    public struct ThingInner: ServiceModel, Codable, Hashable {
        /// The deep flag.
        public let deep: Bool?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(deep: Bool? = nil) {
            self.deep = deep
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.deep = reader.readBoolIfPresent("deep")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeBool(deep, for: "deep")
        }
    }
}
