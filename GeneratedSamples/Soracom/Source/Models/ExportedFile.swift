// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Where to find a file that was exported.
public struct ExportedFile: ServiceModel, Codable, Hashable {
    /// The address to download the file from; absent where the request did not wait for it.
    public let url: URL?
    /// The ID to ask for the file with; absent where the request waited for it.
    public let exportedFileId: String?
    /// The path of the file; absent where the request waited for it.
    public let exportedFilePath: String?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(url: URL? = nil, exportedFileId: String? = nil, exportedFilePath: String? = nil) {
        self.url = url
        self.exportedFileId = exportedFileId
        self.exportedFilePath = exportedFilePath
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.url = reader.readURLIfPresent("url")
        self.exportedFileId = reader.readStringIfPresent("exportedFileId")
        self.exportedFilePath = reader.readStringIfPresent("exportedFilePath")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeURL(url, for: "url")
        writer.writeString(exportedFileId, for: "exportedFileId")
        writer.writeString(exportedFilePath, for: "exportedFilePath")
    }
}
