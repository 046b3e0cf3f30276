// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A name and a value of your own that belong to a subscriber or a group.
public struct Tag: Model {
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

    // MARK: - Model

    /// Reads a value member by member.
    public init(reading reader: any ModelReader) throws {
        self.tagName = try reader.read("tagName")
        self.tagValue = try reader.read("tagValue")
    }

    /// Writes the value member by member.
    public func writeMembers(to writer: any ModelWriter) throws {
        try writer.write(tagName, for: "tagName")
        try writer.write(tagValue, for: "tagValue")
    }
}
