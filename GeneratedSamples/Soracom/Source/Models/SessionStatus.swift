// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// The connection of a SIM to the network.
public struct SessionStatus: ServiceModel, Codable, Hashable {
    /// Whether the SIM is connected.
    public let online: Bool?
    /// The identity (IMEI) of the device that the SIM is in; absent if the SIM is virtual.
    public let imei: String?
    /// The IP address of the device.
    public let ueIpAddress: String?
    /// The IP addresses of the name servers that the device was given.
    public let dnsServers: [String]?
    /// The ID of the session.
    public let sessionId: String?
    /// When this was last changed.
    public let lastUpdatedAt: Date?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(
        online: Bool? = nil,
        imei: String? = nil,
        ueIpAddress: String? = nil,
        dnsServers: [String]? = nil,
        sessionId: String? = nil,
        lastUpdatedAt: Date? = nil
    ) {
        self.online = online
        self.imei = imei
        self.ueIpAddress = ueIpAddress
        self.dnsServers = dnsServers
        self.sessionId = sessionId
        self.lastUpdatedAt = lastUpdatedAt
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.online = reader.readBoolIfPresent("online")
        self.imei = reader.readStringIfPresent("imei")
        self.ueIpAddress = reader.readStringIfPresent("ueIpAddress")
        self.dnsServers = reader.readArrayIfPresent("dnsServers")
        self.sessionId = reader.readStringIfPresent("sessionId")
        self.lastUpdatedAt = reader.readIfPresent("lastUpdatedAt", as: .unixMilliseconds)
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeBool(online, for: "online")
        writer.writeString(imei, for: "imei")
        writer.writeString(ueIpAddress, for: "ueIpAddress")
        writer.writeArray(dnsServers, for: "dnsServers")
        writer.writeString(sessionId, for: "sessionId")
        writer.write(lastUpdatedAt, for: "lastUpdatedAt", as: .unixMilliseconds)
    }
}
