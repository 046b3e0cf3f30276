// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Transfers {
    /// The body of ``TransfersClient/sendParts(body:withOptions:)``.
    public struct SendPartsRequest: ServiceModel, Codable, Hashable {
        /// The note.
        public let note: String
        /// The numbers.
        public let numbers: [Int]?
        /// The items.
        public let items: [Item]?
        /// The photo.
        public let photo: MultipartFile?
        /// The photos.
        public let photos: [MultipartFile]?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(
            note: String,
            numbers: [Int]? = nil,
            items: [Item]? = nil,
            photo: MultipartFile? = nil,
            photos: [MultipartFile]? = nil
        ) {
            self.note = note
            self.numbers = numbers
            self.items = items
            self.photo = photo
            self.photos = photos
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.note = reader.readString("note")
            self.numbers = reader.readArrayIfPresent("numbers")
            self.items = reader.readArrayIfPresent("items")
            self.photo = reader.readIfPresent("photo")
            self.photos = reader.readArrayIfPresent("photos")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(note, for: "note")
            writer.writeArray(numbers, for: "numbers")
            writer.writeArray(items, for: "items")
            writer.write(photo, for: "photo")
            writer.writeArray(photos, for: "photos")
        }
    }
}
