// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A subscriber, which is one subscription on an IoT SIM.
public struct Subscriber: Model {
    /// The international mobile subscriber identity (IMSI), which identifies the subscriber.
    public let imsi: String
    /// The telephone number (MSISDN) of the subscriber.
    public let msisdn: String?
    /// The ID of the integrated circuit card (ICCID).
    public let iccid: String?
    /// The ID of the SIM that the subscriber is on.
    public let simId: String?
    /// The serial number of the SIM; absent where the SIM is virtual.
    public let serialNumber: String?
    /// The ID of the operator that owns the subscriber.
    public let operatorId: String?
    /// The ID of the group that the subscriber is in; absent where it is in none.
    public let groupId: String?
    /// The access point name that the subscriber connects to.
    public let apn: String?
    /// The IP address that is assigned to the subscriber.
    public let ipAddress: String?
    /// The name of the subscription, such as `plan01s`.
    public let subscription: String?
    /// The bundles that belong to the subscription.
    public let bundles: [String]?
    /// The speed class of the subscriber.
    public let speedClass: SpeedClass?
    /// The form of the SIM; absent for subscriptions that were added to a SIM later.
    public let moduleType: ModuleType?
    /// The state of the subscriber.
    public let status: SubscriberStatus?
    /// The present connection of the subscriber.
    public let sessionStatus: SessionStatus?
    /// The tags of the subscriber, their values by their names.
    public let tags: [String: String]?
    /// Whether the subscriber may be terminated; if not, it is protected from that.
    public let terminationEnabled: Bool?
    /// When the subscriber was created, in milliseconds since 1 January 1970 UTC.
    public let createdTime: Int?
    /// When the subscriber was last changed, in milliseconds since 1 January 1970 UTC.
    public let lastModifiedTime: Int?
    /// When the subscriber expires, in milliseconds since 1 January 1970 UTC.
    public let expiryTime: Int?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(
        imsi: String,
        msisdn: String? = nil,
        iccid: String? = nil,
        simId: String? = nil,
        serialNumber: String? = nil,
        operatorId: String? = nil,
        groupId: String? = nil,
        apn: String? = nil,
        ipAddress: String? = nil,
        subscription: String? = nil,
        bundles: [String]? = nil,
        speedClass: SpeedClass? = nil,
        moduleType: ModuleType? = nil,
        status: SubscriberStatus? = nil,
        sessionStatus: SessionStatus? = nil,
        tags: [String: String]? = nil,
        terminationEnabled: Bool? = nil,
        createdTime: Int? = nil,
        lastModifiedTime: Int? = nil,
        expiryTime: Int? = nil
    ) {
        self.imsi = imsi
        self.msisdn = msisdn
        self.iccid = iccid
        self.simId = simId
        self.serialNumber = serialNumber
        self.operatorId = operatorId
        self.groupId = groupId
        self.apn = apn
        self.ipAddress = ipAddress
        self.subscription = subscription
        self.bundles = bundles
        self.speedClass = speedClass
        self.moduleType = moduleType
        self.status = status
        self.sessionStatus = sessionStatus
        self.tags = tags
        self.terminationEnabled = terminationEnabled
        self.createdTime = createdTime
        self.lastModifiedTime = lastModifiedTime
        self.expiryTime = expiryTime
    }

    // MARK: - Model

    /// Reads a value member by member.
    public init(reading reader: any ModelReader) throws {
        self.imsi = try reader.read("imsi")
        self.msisdn = try reader.readIfPresent("msisdn")
        self.iccid = try reader.readIfPresent("iccid")
        self.simId = try reader.readIfPresent("simId")
        self.serialNumber = try reader.readIfPresent("serialNumber")
        self.operatorId = try reader.readIfPresent("operatorId")
        self.groupId = try reader.readIfPresent("groupId")
        self.apn = try reader.readIfPresent("apn")
        self.ipAddress = try reader.readIfPresent("ipAddress")
        self.subscription = try reader.readIfPresent("subscription")
        self.bundles = try reader.readIfPresent("bundles")
        self.speedClass = try reader.readIfPresent("speedClass")
        self.moduleType = try reader.readIfPresent("moduleType")
        self.status = try reader.readIfPresent("status")
        self.sessionStatus = try reader.readIfPresent("sessionStatus")
        self.tags = try reader.readIfPresent("tags")
        self.terminationEnabled = try reader.readIfPresent("terminationEnabled")
        self.createdTime = try reader.readIfPresent("createdTime")
        self.lastModifiedTime = try reader.readIfPresent("lastModifiedTime")
        self.expiryTime = try reader.readIfPresent("expiryTime")
    }

    /// Writes the value member by member.
    public func writeMembers(to writer: any ModelWriter) throws {
        try writer.write(imsi, for: "imsi")
        try writer.writeIfPresent(msisdn, for: "msisdn")
        try writer.writeIfPresent(iccid, for: "iccid")
        try writer.writeIfPresent(simId, for: "simId")
        try writer.writeIfPresent(serialNumber, for: "serialNumber")
        try writer.writeIfPresent(operatorId, for: "operatorId")
        try writer.writeIfPresent(groupId, for: "groupId")
        try writer.writeIfPresent(apn, for: "apn")
        try writer.writeIfPresent(ipAddress, for: "ipAddress")
        try writer.writeIfPresent(subscription, for: "subscription")
        try writer.writeIfPresent(bundles, for: "bundles")
        try writer.writeIfPresent(speedClass, for: "speedClass")
        try writer.writeIfPresent(moduleType, for: "moduleType")
        try writer.writeIfPresent(status, for: "status")
        try writer.writeIfPresent(sessionStatus, for: "sessionStatus")
        try writer.writeIfPresent(tags, for: "tags")
        try writer.writeIfPresent(terminationEnabled, for: "terminationEnabled")
        try writer.writeIfPresent(createdTime, for: "createdTime")
        try writer.writeIfPresent(lastModifiedTime, for: "lastModifiedTime")
        try writer.writeIfPresent(expiryTime, for: "expiryTime")
    }
}
