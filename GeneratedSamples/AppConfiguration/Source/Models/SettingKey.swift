// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A key that is in use in the store.
public struct SettingKey: ServiceModel, Codable, Hashable {
    /// The key itself.
    public let name: String

    // MARK: Initializers

    /// Creates a value from its members.
    public init(name: String) {
        self.name = name
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.name = reader.readString("name")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(name, for: "name")
    }
}
