import Foundation

/// A policy that sends an API key with each request.
public struct APIKeyCredentialPolicy: Authenticating {
    /// The location of a key in a request.
    public enum Location: Sendable, Hashable {
        /// In a header field.
        case header
        /// In a query parameter of the URL.
        case query
        /// In a cookie.
        case cookie
    }

    private let credential: APIKeyCredential
    private let name: String
    private let location: Location
    private let prefix: String

    /// Creates the policy.
    ///
    /// - Parameters:
    ///   - credential: The credential with the key.
    ///   - name: The name of the header field, parameter or cookie.
    ///   - location: The location of the key.
    ///   - prefix: Text before the key, such as `Token `. Empty by default.
    public init(credential: APIKeyCredential, name: String, location: Location = .header, prefix: String = "") {
        self.credential = credential
        self.name = name
        self.location = location
        self.prefix = prefix
    }

    /// `false`, because many keys only identify an application and protect nothing, and services without https use
    /// them. A key that protects something should only be used with an https endpoint.
    public var requiresSecureConnection: Bool { false }

    /// Checks the credential and the name.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the key is empty or cannot be sent, or if the name is not valid for a
    ///   header field or cookie.
    public func validate() throws {
        try credential.validate()
        guard location == .query || HeaderValidation.isValidName(name) else {
            throw ServiceError.client(
                "The key cannot be sent: '\(name.shortened)' is not a valid name of a header field or cookie (RFC 9110)."
            )
        }
    }

    /// Adds the key to a request.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if there is no key that can be sent, or the parameter cannot be added to the URL.
    public func authenticate(_ request: inout PipelineRequest) async throws {
        let key = try await credential.key
        let value = prefix + key
        request.httpRequest.addSecret(key)
        switch location {
        case .header:
            request.httpRequest.headers[name] = value
        case .query:
            request.httpRequest.addSecret(PercentEncoding.encode(key))
            request.httpRequest.url = try request.httpRequest.url.settingQueryItem(name, to: value)
        case .cookie:
            request.httpRequest.addSecret(PercentEncoding.encode(key))
            let cookie = "\(name)=\(PercentEncoding.encode(value))"
            let others = request.httpRequest.headers["Cookie"].map { "\($0); " } ?? ""
            request.httpRequest.headers["Cookie"] = others + cookie
        }
    }
}
