// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A password reset token, and the password to set.
public struct PasswordResetTokenVerification: ServiceModel, Codable, Hashable {
    /// The new password.
    public let password: String
    /// The password reset token that was received by email.
    public let token: String

    // MARK: Initializers

    /// Creates a value from its members.
    public init(password: String, token: String) {
        self.password = password
        self.token = token
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.password = reader.readString("password")
        self.token = reader.readString("token")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(password, for: "password")
        writer.writeString(token, for: "token")
    }
}
