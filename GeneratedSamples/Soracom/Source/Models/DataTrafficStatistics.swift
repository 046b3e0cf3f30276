// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// How much data was sent and received.
public struct DataTrafficStatistics: Model {
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

    // MARK: - Model

    /// Reads a value member by member.
    public init(reading reader: any ModelReader) throws {
        self.uploadByteSizeTotal = try reader.readIfPresent("uploadByteSizeTotal")
        self.downloadByteSizeTotal = try reader.readIfPresent("downloadByteSizeTotal")
        self.uploadPacketSizeTotal = try reader.readIfPresent("uploadPacketSizeTotal")
        self.downloadPacketSizeTotal = try reader.readIfPresent("downloadPacketSizeTotal")
    }

    /// Writes the value member by member.
    public func writeMembers(to writer: any ModelWriter) throws {
        try writer.writeIfPresent(uploadByteSizeTotal, for: "uploadByteSizeTotal")
        try writer.writeIfPresent(downloadByteSizeTotal, for: "downloadByteSizeTotal")
        try writer.writeIfPresent(uploadPacketSizeTotal, for: "uploadPacketSizeTotal")
        try writer.writeIfPresent(downloadPacketSizeTotal, for: "downloadPacketSizeTotal")
    }
}
