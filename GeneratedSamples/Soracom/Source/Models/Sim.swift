// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// An IoT SIM, on which there are one or more profiles.
public struct Sim: ServiceModel, Codable, Hashable {
    /// The ID of the SIM.
    public let simId: String
    /// The ID of the operator that owns the SIM.
    public let operatorId: String?
    /// The ID of the group that the SIM is in.
    public let groupId: String?
    /// The serial number of the SIM; absent if the SIM is virtual.
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
    /// When the SIM was created.
    public let createdTime: Date?
    /// When the SIM was last changed.
    public let lastModifiedTime: Date?

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
        createdTime: Date? = nil,
        lastModifiedTime: Date? = nil
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

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.simId = reader.readString("simId")
        self.operatorId = reader.readStringIfPresent("operatorId")
        self.groupId = reader.readStringIfPresent("groupId")
        self.serialNumber = reader.readStringIfPresent("serialNumber")
        self.activeProfileId = reader.readStringIfPresent("activeProfileId")
        self.profiles = reader.readDictionaryIfPresent("profiles")
        self.moduleType = reader.readIfPresent("moduleType")
        self.speedClass = reader.readIfPresent("speedClass")
        self.status = reader.readIfPresent("status")
        self.sessionStatus = reader.readIfPresent("sessionStatus")
        self.tags = reader.readDictionaryIfPresent("tags")
        self.createdTime = reader.readIfPresent("createdTime", as: .unixMilliseconds)
        self.lastModifiedTime = reader.readIfPresent("lastModifiedTime", as: .unixMilliseconds)
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(simId, for: "simId")
        writer.writeString(operatorId, for: "operatorId")
        writer.writeString(groupId, for: "groupId")
        writer.writeString(serialNumber, for: "serialNumber")
        writer.writeString(activeProfileId, for: "activeProfileId")
        writer.writeDictionary(profiles, for: "profiles")
        writer.write(moduleType, for: "moduleType")
        writer.write(speedClass, for: "speedClass")
        writer.write(status, for: "status")
        writer.write(sessionStatus, for: "sessionStatus")
        writer.writeDictionary(tags, for: "tags")
        writer.write(createdTime, for: "createdTime", as: .unixMilliseconds)
        writer.write(lastModifiedTime, for: "lastModifiedTime", as: .unixMilliseconds)
    }
}
