// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// What a group has from the beginning.
public struct NewGroup: ServiceModel, Codable, Hashable {
    /// The configuration that the members of the group will share.
    public let configuration: [String: [String: JSONValue]]?
    /// The tags that the group shall have, their values by their names.
    public let tags: [String: String]?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(configuration: [String: [String: JSONValue]]? = nil, tags: [String: String]? = nil) {
        self.configuration = configuration
        self.tags = tags
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.configuration = reader.readDictionaryIfPresent("configuration")
        self.tags = reader.readDictionaryIfPresent("tags")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeDictionary(configuration, for: "configuration")
        writer.writeDictionary(tags, for: "tags")
    }
}
