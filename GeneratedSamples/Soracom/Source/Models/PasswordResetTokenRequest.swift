// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// The account whose password to reset.
public struct PasswordResetTokenRequest: ServiceModel, Codable, Hashable {
    /// The primary email address of the account.
    public let email: String

    // MARK: Initializers

    /// Creates a value from its members.
    public init(email: String) {
        self.email = email
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.email = reader.readString("email")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(email, for: "email")
    }
}
