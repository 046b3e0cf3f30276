// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// An IoT SIM, on which there are one or more profiles.
public struct Sim: Model {
    /// The ID of the SIM.
    public let simId: String
    /// The ID of the operator that owns the SIM.
    public let operatorId: String?
    /// The ID of the group that the SIM is in.
    public let groupId: String?
    /// The serial number of the SIM; absent where the SIM is virtual.
    public let serialNumber: String?
    /// The ID of the profile that is in use.
    public let activeProfileId: String?
    /// The profiles of the SIM by their IDs.
    public let profiles: [String: SimProfile]?
    /// The form of the SIM.
    public let moduleType: ModuleType?
    /// The speed class of the SIM.
    public let speedClass: SpeedClass?
    /// The state of the SIM, which is that of its first subscription.
    public let status: SubscriberStatus?
    /// The present connection of the SIM.
    public let sessionStatus: SessionStatus?
    /// The tags of the SIM, their values by their names.
    public let tags: [String: String]?
    /// When the SIM was created, in milliseconds since 1 January 1970 UTC.
    public let createdTime: Int?
    /// When the SIM was last changed, in milliseconds since 1 January 1970 UTC.
    public let lastModifiedTime: Int?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(
        simId: String,
        operatorId: String? = nil,
        groupId: String? = nil,
        serialNumber: String? = nil,
        activeProfileId: String? = nil,
        profiles: [String: SimProfile]? = nil,
        moduleType: ModuleType? = nil,
        speedClass: SpeedClass? = nil,
        status: SubscriberStatus? = nil,
        sessionStatus: SessionStatus? = nil,
        tags: [String: String]? = nil,
        createdTime: Int? = nil,
        lastModifiedTime: Int? = nil
    ) {
        self.simId = simId
        self.operatorId = operatorId
        self.groupId = groupId
        self.serialNumber = serialNumber
        self.activeProfileId = activeProfileId
        self.profiles = profiles
        self.moduleType = moduleType
        self.speedClass = speedClass
        self.status = status
        self.sessionStatus = sessionStatus
        self.tags = tags
        self.createdTime = createdTime
        self.lastModifiedTime = lastModifiedTime
    }

    // MARK: - Model

    /// Reads a value member by member.
    public init(reading reader: any ModelReader) throws {
        self.simId = try reader.read("simId")
        self.operatorId = try reader.readIfPresent("operatorId")
        self.groupId = try reader.readIfPresent("groupId")
        self.serialNumber = try reader.readIfPresent("serialNumber")
        self.activeProfileId = try reader.readIfPresent("activeProfileId")
        self.profiles = try reader.readIfPresent("profiles")
        self.moduleType = try reader.readIfPresent("moduleType")
        self.speedClass = try reader.readIfPresent("speedClass")
        self.status = try reader.readIfPresent("status")
        self.sessionStatus = try reader.readIfPresent("sessionStatus")
        self.tags = try reader.readIfPresent("tags")
        self.createdTime = try reader.readIfPresent("createdTime")
        self.lastModifiedTime = try reader.readIfPresent("lastModifiedTime")
    }

    /// Writes the value member by member.
    public func writeMembers(to writer: any ModelWriter) throws {
        try writer.write(simId, for: "simId")
        try writer.writeIfPresent(operatorId, for: "operatorId")
        try writer.writeIfPresent(groupId, for: "groupId")
        try writer.writeIfPresent(serialNumber, for: "serialNumber")
        try writer.writeIfPresent(activeProfileId, for: "activeProfileId")
        try writer.writeIfPresent(profiles, for: "profiles")
        try writer.writeIfPresent(moduleType, for: "moduleType")
        try writer.writeIfPresent(speedClass, for: "speedClass")
        try writer.writeIfPresent(status, for: "status")
        try writer.writeIfPresent(sessionStatus, for: "sessionStatus")
        try writer.writeIfPresent(tags, for: "tags")
        try writer.writeIfPresent(createdTime, for: "createdTime")
        try writer.writeIfPresent(lastModifiedTime, for: "lastModifiedTime")
    }
}
