// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A container of blobs.
public struct ContainerItem: ServiceModel, Codable, Hashable {
    /// The name.
    public let name: String
    /// Whether the container has been deleted and can still be restored.
    public let deleted: Bool?
    /// What the service knows about a container.
    public let properties: ContainerProperties
    /// What users of the service have noted about the container, by name.
    public let metadata: [String: String]?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(
        name: String,
        deleted: Bool? = nil,
        properties: ContainerProperties,
        metadata: [String: String]? = nil
    ) {
        self.name = name
        self.deleted = deleted
        self.properties = properties
        self.metadata = metadata
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.name = reader.readString("Name")
        self.deleted = reader.readBoolIfPresent("Deleted")
        self.properties = try reader.read("Properties")
        self.metadata = reader.readDictionaryIfPresent("Metadata")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(name, for: "Name")
        writer.writeBool(deleted, for: "Deleted")
        writer.write(properties, for: "Properties")
        writer.writeDictionary(metadata, for: "Metadata")
    }
}
