// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// The group that a subscriber shall be in.
public struct GroupMembership: ServiceModel, Codable, Hashable {
    /// The ID of the group.
    public let groupId: String?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(groupId: String? = nil) {
        self.groupId = groupId
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.groupId = reader.readStringIfPresent("groupId")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(groupId, for: "groupId")
    }
}
