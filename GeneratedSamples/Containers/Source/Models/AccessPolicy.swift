// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// What a signature that refers to the policy permits, and for how long.
public struct AccessPolicy: ServiceModel, Codable, Hashable {
    /// When the policy begins to be valid.
    public let start: Date?
    /// When it ceases to be valid.
    public let expiry: Date?
    /// What is permitted: a letter for each, such as 'r' for reading.
    public let permission: String?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(start: Date? = nil, expiry: Date? = nil, permission: String? = nil) {
        self.start = start
        self.expiry = expiry
        self.permission = permission
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.start = reader.readDateIfPresent("Start")
        self.expiry = reader.readDateIfPresent("Expiry")
        self.permission = reader.readStringIfPresent("Permission")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeDate(start, for: "Start")
        writer.writeDate(expiry, for: "Expiry")
        writer.writeString(permission, for: "Permission")
    }
}
