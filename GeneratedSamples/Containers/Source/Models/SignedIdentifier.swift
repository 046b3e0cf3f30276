// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// An access policy with its name.
public struct SignedIdentifier: ServiceModel, Codable, Hashable, Identifiable {
    /// The name of the policy, which signatures refer to.
    public let id: String
    /// What a signature that refers to the policy permits, and for how long.
    public let accessPolicy: AccessPolicy

    // MARK: Initializers

    /// Creates a value from its members.
    public init(id: String, accessPolicy: AccessPolicy) {
        self.id = id
        self.accessPolicy = accessPolicy
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.id = reader.readString("Id")
        self.accessPolicy = try reader.read("AccessPolicy")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(id, for: "Id")
        writer.write(accessPolicy, for: "AccessPolicy")
    }
}
