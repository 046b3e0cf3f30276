import Foundation

/// An access token with an optional expiry date.
public struct AccessToken: Sendable, Hashable {
    /// The token itself. Anyone who has it can use it, so do not log it.
    public let token: String

    /// The date on which the token expires, or `nil` if unknown.
    public let expiresOn: Date?

    /// Creates a token.
    public init(token: String, expiresOn: Date? = nil) {
        self.token = token
        self.expiresOn = expiresOn
    }
}

extension AccessToken: SecretHolder {}
