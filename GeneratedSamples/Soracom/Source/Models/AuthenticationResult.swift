// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// The credentials with which a client makes requests on behalf of an account.
public struct AuthenticationResult: ServiceModel, Codable, Hashable {
    /// The API key to send with every request.
    public let apiKey: String
    /// The token to send with every request, until it expires.
    public let token: String
    /// The ID of the operator that was authenticated.
    public let operatorId: String
    /// The name of the SAM user; absent if the account itself was authenticated.
    public let userName: String?

    // MARK: Initializers

    /// Creates a value from its members.
    public init(apiKey: String, token: String, operatorId: String, userName: String? = nil) {
        self.apiKey = apiKey
        self.token = token
        self.operatorId = operatorId
        self.userName = userName
    }

    // MARK: ServiceModel Protocol

    /// Reads a value member by member.
    public init(reading reader: ModelReader) throws {
        self.apiKey = reader.readString("apiKey")
        self.token = reader.readString("token")
        self.operatorId = reader.readString("operatorId")
        self.userName = reader.readStringIfPresent("userName")
    }

    /// Writes the value member by member.
    @inline(never)
    public func writeMembers(to writer: ModelWriter) {
        writer.writeString(apiKey, for: "apiKey")
        writer.writeString(token, for: "token")
        writer.writeString(operatorId, for: "operatorId")
        writer.writeString(userName, for: "userName")
    }
}
