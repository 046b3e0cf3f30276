// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// One parameter of a service in the configuration of a group.
public struct ConfigurationParameter: ServiceModel, Codable, Hashable {
    /// The name of the parameter, such as `useCustomDns`.
    public let key: String
    /// The value of the parameter; its form depends on the parameter.
    public let value: JSONValue

    // MARK: Initializers

    /// Creates a value from its members.
    public init(key: String, value: JSONValue) {
        self.key = key
        self.value = value
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.key = reader.readString("key")
        self.value = try reader.read("value")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(key, for: "key")
        writer.write(value, for: "value")
    }
}
