// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Bodies {
    /// The body of ``BodiesClient/multipart(body:withOptions:)``.
    public struct MultipartRequest: ServiceModel, Codable, Hashable {
        /// The note.
        public let note: String
        /// The file.
        public let file: MultipartFile
        /// The pages.
        public let pages: [MultipartFile]?
        /// The item.
        public let item: Item?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(note: String, file: MultipartFile, pages: [MultipartFile]? = nil, item: Item? = nil) {
            self.note = note
            self.file = file
            self.pages = pages
            self.item = item
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.note = reader.readString("note")
            self.file = try reader.read("file")
            self.pages = reader.readArrayIfPresent("pages")
            self.item = reader.readIfPresent("item")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(note, for: "note")
            writer.write(file, for: "file")
            writer.writeArray(pages, for: "pages")
            writer.write(item, for: "item")
        }
    }
}
