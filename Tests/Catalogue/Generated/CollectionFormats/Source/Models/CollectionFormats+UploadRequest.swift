// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension CollectionFormats {
    /// The body of ``CollectionFormatsClient/upload(body:withOptions:)``.
    public struct UploadRequest: ServiceModel, Codable, Hashable {
        /// The title.
        public let title: String
        /// The file.
        public let file: MultipartFile

        // MARK: Initializers

        /// Creates a value from its members.
        public init(title: String, file: MultipartFile) {
            self.title = title
            self.file = file
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            self.title = reader.readString("title")
            self.file = try reader.read("file")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.writeString(title, for: "title")
            writer.write(file, for: "file")
        }
    }
}
