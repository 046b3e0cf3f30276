// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A model of the service.
public struct SignedIdentifier: Model, Codable, Hashable {
    /// a unique id
    public let id: String
    /// The member `AccessPolicy`.
    public let accessPolicy: AccessPolicy

    // MARK: Initializers

    /// Creates a value from its members.
    public init(id: String, accessPolicy: AccessPolicy) {
        self.id = id
        self.accessPolicy = accessPolicy
    }

    // MARK: - Model

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.id = try reader.readString("Id")
        self.accessPolicy = try reader.read("AccessPolicy")
    }

    /// Writes the value member by member.
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(id, for: "Id")
        writer.write(accessPolicy, for: "AccessPolicy")
    }
}
