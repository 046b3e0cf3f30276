// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// The data for registering a subscriber to an account.
public struct SubscriberRegistration: ServiceModel, Codable, Hashable {
    /// The PUK or the passcode of the SIM.
    public let registrationSecret: String
    /// The ID of the group to put the subscriber into.
    public let groupId: String?
    /// The tags that the subscriber shall have, their values by their names.
    public let tags: [String: String]?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(registrationSecret: String, groupId: String? = nil, tags: [String: String]? = nil) {
        self.registrationSecret = registrationSecret
        self.groupId = groupId
        self.tags = tags
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.registrationSecret = reader.readString("registrationSecret")
        self.groupId = reader.readStringIfPresent("groupId")
        self.tags = reader.readDictionaryIfPresent("tags")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(registrationSecret, for: "registrationSecret")
        writer.writeString(groupId, for: "groupId")
        writer.writeDictionary(tags, for: "tags")
    }
}
