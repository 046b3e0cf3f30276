// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Credentials of one of three kinds: `email` and `password` for the account itself; `operatorId`, `userName`
/// and `password` for a SAM user; or `authKeyId` and `authKey`.
public struct AuthenticationCredentials: Model {
    /// The email address of the account.
    public let email: String?
    /// The password of the account or of the SAM user.
    public let password: String?
    /// The ID of the operator that the SAM user belongs to, such as `OP0012345678`.
    public let operatorId: String?
    /// The name of the SAM user.
    public let userName: String?
    /// The ID of the authentication key, such as `keyId-abcdefghij`.
    public let authKeyId: String?
    /// The authentication key itself.
    public let authKey: String?
    /// The one-time code, where the account asks for multi-factor authentication.
    public let mfaOtpCode: String?
    /// How long the token shall be valid, in seconds: one day unless said otherwise, two days at most.
    public let tokenTimeoutSeconds: Int?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(
        email: String? = nil,
        password: String? = nil,
        operatorId: String? = nil,
        userName: String? = nil,
        authKeyId: String? = nil,
        authKey: String? = nil,
        mfaOtpCode: String? = nil,
        tokenTimeoutSeconds: Int? = nil
    ) {
        self.email = email
        self.password = password
        self.operatorId = operatorId
        self.userName = userName
        self.authKeyId = authKeyId
        self.authKey = authKey
        self.mfaOtpCode = mfaOtpCode
        self.tokenTimeoutSeconds = tokenTimeoutSeconds
    }

    // MARK: - Model

    /// Reads a value member by member.
    public init(reading reader: any ModelReader) throws {
        self.email = try reader.readIfPresent("email")
        self.password = try reader.readIfPresent("password")
        self.operatorId = try reader.readIfPresent("operatorId")
        self.userName = try reader.readIfPresent("userName")
        self.authKeyId = try reader.readIfPresent("authKeyId")
        self.authKey = try reader.readIfPresent("authKey")
        self.mfaOtpCode = try reader.readIfPresent("mfaOTPCode")
        self.tokenTimeoutSeconds = try reader.readIfPresent("tokenTimeoutSeconds")
    }

    /// Writes the value member by member.
    public func writeMembers(to writer: any ModelWriter) throws {
        try writer.writeIfPresent(email, for: "email")
        try writer.writeIfPresent(password, for: "password")
        try writer.writeIfPresent(operatorId, for: "operatorId")
        try writer.writeIfPresent(userName, for: "userName")
        try writer.writeIfPresent(authKeyId, for: "authKeyId")
        try writer.writeIfPresent(authKey, for: "authKey")
        try writer.writeIfPresent(mfaOtpCode, for: "mfaOTPCode")
        try writer.writeIfPresent(tokenTimeoutSeconds, for: "tokenTimeoutSeconds")
    }
}
