// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A tag of a blob.
public struct BlobTag: ServiceModel, Codable, Hashable {
    /// The name of the tag.
    public let key: String
    /// Its value.
    public let value: String

    // MARK: Initializers

    /// Creates a value from its members.
    public init(key: String, value: String) {
        self.key = key
        self.value = value
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        try reader.use(Self.xml)
        self.key = reader.readString("Key")
        self.value = reader.readString("Value")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.use(Self.xml)
        writer.writeString(key, for: "Key")
        writer.writeString(value, for: "Value")
    }

    // MARK: XML

    /// How XML represents the value and its members, where that differs from the default.
    private static let xml = XMLForm(
        members: [
            "Key": .attribute("Key"),
            "Value": .text,
        ]
    )
}
