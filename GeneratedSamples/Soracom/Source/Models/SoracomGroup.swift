// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A group of subscribers that share a configuration.
public struct SoracomGroup: ServiceModel, Codable, Hashable {
    /// The ID of the group.
    public let groupId: String
    /// The ID of the operator that owns the group.
    public let operatorId: String?
    /// The configuration that the members of the group share.
    public let configuration: [String: [String: JSONValue]]?
    /// The tags of the group, their values by their names.
    public let tags: [String: String]?
    /// When the group was created.
    public let createdTime: Date?
    /// When the group was last changed.
    public let lastModifiedTime: Date?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(
        groupId: String,
        operatorId: String? = nil,
        configuration: [String: [String: JSONValue]]? = nil,
        tags: [String: String]? = nil,
        createdTime: Date? = nil,
        lastModifiedTime: Date? = nil
    ) {
        self.groupId = groupId
        self.operatorId = operatorId
        self.configuration = configuration
        self.tags = tags
        self.createdTime = createdTime
        self.lastModifiedTime = lastModifiedTime
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.groupId = reader.readString("groupId")
        self.operatorId = reader.readStringIfPresent("operatorId")
        self.configuration = reader.readDictionaryIfPresent("configuration")
        self.tags = reader.readDictionaryIfPresent("tags")
        self.createdTime = reader.readIfPresent("createdTime", as: .unixMilliseconds)
        self.lastModifiedTime = reader.readIfPresent("lastModifiedTime", as: .unixMilliseconds)
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(groupId, for: "groupId")
        writer.writeString(operatorId, for: "operatorId")
        writer.writeDictionary(configuration, for: "configuration")
        writer.writeDictionary(tags, for: "tags")
        writer.write(createdTime, for: "createdTime", as: .unixMilliseconds)
        writer.write(lastModifiedTime, for: "lastModifiedTime", as: .unixMilliseconds)
    }
}
