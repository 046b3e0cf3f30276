// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A subscriber, which is one subscription on an IoT SIM.
public struct Subscriber: ServiceModel, Codable, Hashable {
    /// The international mobile subscriber identity (IMSI), which identifies the subscriber.
    public let imsi: String
    /// The telephone number (MSISDN) of the subscriber.
    public let msisdn: String?
    /// The ID of the integrated circuit card (ICCID).
    public let iccid: String?
    /// The ID of the SIM that the subscriber is on.
    public let simId: String?
    /// The serial number of the SIM; absent if the SIM is virtual.
    public let serialNumber: String?
    /// The ID of the operator that owns the subscriber.
    public let operatorId: String?
    /// The ID of the subscriber's group; absent if it is in none.
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
    /// The current connection of the subscriber.
    public let sessionStatus: SessionStatus?
    /// The values of the subscriber's tags, by name.
    public let tags: [String: String]?
    /// Whether the subscriber can be terminated. If not, it is protected from termination.
    public let terminationEnabled: Bool?
    /// When the subscriber was created.
    public let createdTime: Date?
    /// When the subscriber was last changed.
    public let lastModifiedTime: Date?
    /// When the subscriber expires.
    public let expiryTime: Date?

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
        createdTime: Date? = nil,
        lastModifiedTime: Date? = nil,
        expiryTime: Date? = nil
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

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.imsi = reader.readString("imsi")
        self.msisdn = reader.readStringIfPresent("msisdn")
        self.iccid = reader.readStringIfPresent("iccid")
        self.simId = reader.readStringIfPresent("simId")
        self.serialNumber = reader.readStringIfPresent("serialNumber")
        self.operatorId = reader.readStringIfPresent("operatorId")
        self.groupId = reader.readStringIfPresent("groupId")
        self.apn = reader.readStringIfPresent("apn")
        self.ipAddress = reader.readStringIfPresent("ipAddress")
        self.subscription = reader.readStringIfPresent("subscription")
        self.bundles = reader.readArrayIfPresent("bundles")
        self.speedClass = reader.readIfPresent("speedClass")
        self.moduleType = reader.readIfPresent("moduleType")
        self.status = reader.readIfPresent("status")
        self.sessionStatus = reader.readIfPresent("sessionStatus")
        self.tags = reader.readDictionaryIfPresent("tags")
        self.terminationEnabled = reader.readBoolIfPresent("terminationEnabled")
        self.createdTime = reader.readIfPresent("createdTime", as: .unixMilliseconds)
        self.lastModifiedTime = reader.readIfPresent("lastModifiedTime", as: .unixMilliseconds)
        self.expiryTime = reader.readIfPresent("expiryTime", as: .unixMilliseconds)
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(imsi, for: "imsi")
        writer.writeString(msisdn, for: "msisdn")
        writer.writeString(iccid, for: "iccid")
        writer.writeString(simId, for: "simId")
        writer.writeString(serialNumber, for: "serialNumber")
        writer.writeString(operatorId, for: "operatorId")
        writer.writeString(groupId, for: "groupId")
        writer.writeString(apn, for: "apn")
        writer.writeString(ipAddress, for: "ipAddress")
        writer.writeString(subscription, for: "subscription")
        writer.writeArray(bundles, for: "bundles")
        writer.write(speedClass, for: "speedClass")
        writer.write(moduleType, for: "moduleType")
        writer.write(status, for: "status")
        writer.write(sessionStatus, for: "sessionStatus")
        writer.writeDictionary(tags, for: "tags")
        writer.writeBool(terminationEnabled, for: "terminationEnabled")
        writer.write(createdTime, for: "createdTime", as: .unixMilliseconds)
        writer.write(lastModifiedTime, for: "lastModifiedTime", as: .unixMilliseconds)
        writer.write(expiryTime, for: "expiryTime", as: .unixMilliseconds)
    }
}
