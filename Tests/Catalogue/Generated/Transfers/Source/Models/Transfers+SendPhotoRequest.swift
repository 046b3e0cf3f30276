// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Transfers {
    /// The body of ``TransfersClient/sendPhoto(body:withOptions:)``.
    public struct SendPhotoRequest: ServiceModel, Codable, Hashable {
        /// The photo.
        public let photo: MultipartFile

        // MARK: Initializers

        /// Creates a value from its members.
        public init(photo: MultipartFile) {
            self.photo = photo
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.photo = try reader.read("photo")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.write(photo, for: "photo")
        }
    }
}
