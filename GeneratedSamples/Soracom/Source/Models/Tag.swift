// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A name and a value of your own that belong to a subscriber or a group.
public struct Tag: ServiceModel, Codable, Hashable {
    /// The name of the tag.
    public let tagName: String
    /// The value of the tag.
    public let tagValue: String

    // MARK: Initializers

    /// Creates a value from its members.
    public init(tagName: String, tagValue: String) {
        self.tagName = tagName
        self.tagValue = tagValue
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.tagName = reader.readString("tagName")
        self.tagValue = reader.readString("tagValue")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(tagName, for: "tagName")
        writer.writeString(tagValue, for: "tagValue")
    }
}
