// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Credentials of one of three kinds: `email` and `password` for the account itself; `operatorId`, `userName`
/// and `password` for a SAM user; or `authKeyId` and `authKey`.
public struct AuthenticationCredentials: ServiceModel, Codable, Hashable {
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
    /// The one-time code, if the account requires multi-factor authentication.
    public let mfaOtpCode: String?
    /// The lifetime of the token, in seconds. One day by default, two days at most. The default is `86400`.
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

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.email = reader.readStringIfPresent("email")
        self.password = reader.readStringIfPresent("password")
        self.operatorId = reader.readStringIfPresent("operatorId")
        self.userName = reader.readStringIfPresent("userName")
        self.authKeyId = reader.readStringIfPresent("authKeyId")
        self.authKey = reader.readStringIfPresent("authKey")
        self.mfaOtpCode = reader.readStringIfPresent("mfaOTPCode")
        self.tokenTimeoutSeconds = reader.readIntIfPresent("tokenTimeoutSeconds")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(email, for: "email")
        writer.writeString(password, for: "password")
        writer.writeString(operatorId, for: "operatorId")
        writer.writeString(userName, for: "userName")
        writer.writeString(authKeyId, for: "authKeyId")
        writer.writeString(authKey, for: "authKey")
        writer.writeString(mfaOtpCode, for: "mfaOTPCode")
        writer.writeInt(tokenTimeoutSeconds, for: "tokenTimeoutSeconds")
    }
}
