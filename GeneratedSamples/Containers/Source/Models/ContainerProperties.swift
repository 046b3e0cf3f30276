// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// What the service knows about a container.
public struct ContainerProperties: ServiceModel, Codable, Hashable {
    /// When the container was changed.
    public let lastModified: Date
    /// The state of the container.
    public let etag: String
    /// Whether somebody has a lease, without which others cannot delete what is leased.
    public let leaseStatus: LeaseStatus?
    /// What everybody may read: 'container' or 'blob'.
    public let publicAccess: String?
    /// Whether the law forbids that blobs of the container are deleted.
    public let hasLegalHold: Bool?
    /// The days for which a deleted container can be restored.
    public let remainingRetentionDays: Int?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(
        lastModified: Date,
        etag: String,
        leaseStatus: LeaseStatus? = nil,
        publicAccess: String? = nil,
        hasLegalHold: Bool? = nil,
        remainingRetentionDays: Int? = nil
    ) {
        self.lastModified = lastModified
        self.etag = etag
        self.leaseStatus = leaseStatus
        self.publicAccess = publicAccess
        self.hasLegalHold = hasLegalHold
        self.remainingRetentionDays = remainingRetentionDays
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.lastModified = reader.readDate("Last-Modified", as: .rfc1123)
        self.etag = reader.readString("Etag")
        self.leaseStatus = reader.readIfPresent("LeaseStatus")
        self.publicAccess = reader.readStringIfPresent("PublicAccess")
        self.hasLegalHold = reader.readBoolIfPresent("HasLegalHold")
        self.remainingRetentionDays = reader.readIntIfPresent("RemainingRetentionDays")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.write(lastModified, for: "Last-Modified", as: .rfc1123)
        writer.writeString(etag, for: "Etag")
        writer.write(leaseStatus, for: "LeaseStatus")
        writer.writeString(publicAccess, for: "PublicAccess")
        writer.writeBool(hasLegalHold, for: "HasLegalHold")
        writer.writeInt(remainingRetentionDays, for: "RemainingRetentionDays")
    }
}
