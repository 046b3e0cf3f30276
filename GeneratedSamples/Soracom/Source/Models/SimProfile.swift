// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A profile of a SIM.
public struct SimProfile: Model {
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

    // MARK: - Model

    /// Reads a value member by member.
    public init(reading reader: any ModelReader) throws {
        self.iccid = try reader.readIfPresent("iccid")
        self.primaryImsi = try reader.readIfPresent("primaryImsi")
    }

    /// Writes the value member by member.
    public func writeMembers(to writer: any ModelWriter) throws {
        try writer.writeIfPresent(iccid, for: "iccid")
        try writer.writeIfPresent(primaryImsi, for: "primaryImsi")
    }
}
