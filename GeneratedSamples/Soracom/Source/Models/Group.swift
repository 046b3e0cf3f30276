// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A group of subscribers that share a configuration.
public struct Group: Model {
    /// The ID of the group.
    public let groupId: String
    /// The ID of the operator that owns the group.
    public let operatorId: String?
    /// The configuration that the members of the group share.
    public let configuration: [String: [String: JSONValue]]?
    /// The tags of the group, their values by their names.
    public let tags: [String: String]?
    /// When the group was created, in milliseconds since 1 January 1970 UTC.
    public let createdTime: Int?
    /// When the group was last changed, in milliseconds since 1 January 1970 UTC.
    public let lastModifiedTime: Int?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(
        groupId: String,
        operatorId: String? = nil,
        configuration: [String: [String: JSONValue]]? = nil,
        tags: [String: String]? = nil,
        createdTime: Int? = nil,
        lastModifiedTime: Int? = nil
    ) {
        self.groupId = groupId
        self.operatorId = operatorId
        self.configuration = configuration
        self.tags = tags
        self.createdTime = createdTime
        self.lastModifiedTime = lastModifiedTime
    }

    // MARK: - Model

    /// Reads a value member by member.
    public init(reading reader: any ModelReader) throws {
        self.groupId = try reader.read("groupId")
        self.operatorId = try reader.readIfPresent("operatorId")
        self.configuration = try reader.readIfPresent("configuration")
        self.tags = try reader.readIfPresent("tags")
        self.createdTime = try reader.readIfPresent("createdTime")
        self.lastModifiedTime = try reader.readIfPresent("lastModifiedTime")
    }

    /// Writes the value member by member.
    public func writeMembers(to writer: any ModelWriter) throws {
        try writer.write(groupId, for: "groupId")
        try writer.writeIfPresent(operatorId, for: "operatorId")
        try writer.writeIfPresent(configuration, for: "configuration")
        try writer.writeIfPresent(tags, for: "tags")
        try writer.writeIfPresent(createdTime, for: "createdTime")
        try writer.writeIfPresent(lastModifiedTime, for: "lastModifiedTime")
    }
}
