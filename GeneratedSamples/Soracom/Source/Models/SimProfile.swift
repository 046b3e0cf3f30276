// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A profile of a SIM.
public struct SimProfile: ServiceModel, Codable, Hashable {
    /// The ID of the integrated circuit card (ICCID).
    public let iccid: String?
    /// The IMSI of the first subscription of the profile.
    public let primaryImsi: String?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(iccid: String? = nil, primaryImsi: String? = nil) {
        self.iccid = iccid
        self.primaryImsi = primaryImsi
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.iccid = reader.readStringIfPresent("iccid")
        self.primaryImsi = reader.readStringIfPresent("primaryImsi")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(iccid, for: "iccid")
        writer.writeString(primaryImsi, for: "primaryImsi")
    }
}
