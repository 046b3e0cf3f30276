import Foundation

/// Why nothing is sent to a URL, whoever names it. The text is the end of a sentence.
enum URLObstacle: String {
    /// It is relative, has no host, or is for another protocol.
    case noAddress = "it is not an absolute URL that starts with https:// and a host"
    /// It contains a user name or password, which would end up in logs.
    case userInformation = "the URL contains a user name or password"
    /// What is meant for a connection that is encrypted would be sent over one that is not.
    case unencrypted = "the connection would not be encrypted, although the service uses https"
}

extension URL {
    /// Why nothing may be sent to this URL, or `nil` if something may.
    ///
    /// - Parameter origin: The URL that what is sent is meant for, or `nil` if it is this one.
    func obstacle(from origin: URL? = nil) -> URLObstacle? {
        guard let scheme = scheme?.lowercased(), ["http", "https"].contains(scheme), let host, !host.isEmpty else {
            return .noAddress
        }
        if user != nil || password != nil { return .userInformation }
        return scheme == "http" && origin?.isSecure == true ? .unencrypted : nil
    }
}
