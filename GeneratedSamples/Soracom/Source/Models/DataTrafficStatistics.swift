// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// How much data was sent and received.
public struct DataTrafficStatistics: ServiceModel, Codable, Hashable {
    /// How much was sent, in bytes.
    public let uploadByteSizeTotal: Int?
    /// How much was received, in bytes.
    public let downloadByteSizeTotal: Int?
    /// How much was sent, in packets.
    public let uploadPacketSizeTotal: Int?
    /// How much was received, in packets.
    public let downloadPacketSizeTotal: Int?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(
        uploadByteSizeTotal: Int? = nil,
        downloadByteSizeTotal: Int? = nil,
        uploadPacketSizeTotal: Int? = nil,
        downloadPacketSizeTotal: Int? = nil
    ) {
        self.uploadByteSizeTotal = uploadByteSizeTotal
        self.downloadByteSizeTotal = downloadByteSizeTotal
        self.uploadPacketSizeTotal = uploadPacketSizeTotal
        self.downloadPacketSizeTotal = downloadPacketSizeTotal
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.uploadByteSizeTotal = reader.readIntIfPresent("uploadByteSizeTotal")
        self.downloadByteSizeTotal = reader.readIntIfPresent("downloadByteSizeTotal")
        self.uploadPacketSizeTotal = reader.readIntIfPresent("uploadPacketSizeTotal")
        self.downloadPacketSizeTotal = reader.readIntIfPresent("downloadPacketSizeTotal")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeInt(uploadByteSizeTotal, for: "uploadByteSizeTotal")
        writer.writeInt(downloadByteSizeTotal, for: "downloadByteSizeTotal")
        writer.writeInt(uploadPacketSizeTotal, for: "uploadPacketSizeTotal")
        writer.writeInt(downloadPacketSizeTotal, for: "downloadPacketSizeTotal")
    }
}
