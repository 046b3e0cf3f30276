import Foundation

/// A token that is good for some time.
public struct AccessToken: Sendable, Hashable {
    /// The token itself. Whoever has it can use it: do not log it.
    public let token: String

    /// When the token stops being valid; nil if that is not known.
    public let expiresOn: Date?

    /// Creates a token.
    ///
    /// - Parameters:
    ///   - token: The token itself.
    ///   - expiresOn: When it stops being valid.
    public init(token: String, expiresOn: Date? = nil) {
        self.token = token
        self.expiresOn = expiresOn
    }
}

extension AccessToken: SecretHolder {}
