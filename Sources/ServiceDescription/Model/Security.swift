import YAML

/// A method of authentication.
package struct SecurityScheme: Sendable {
    /// What a client proves with a credential.
    package enum Credential: Sendable, Hashable {
        /// A key in a header, a query parameter or a cookie of the given name.
        case apiKey(name: String, location: ParameterLocation)
        /// The name and the password of a user (RFC 7617).
        case basic
        /// A bearer token (RFC 6750): `http` with `bearer`, OAuth 2 and OpenID Connect.
        case bearer
    }

    /// How a client authenticates.
    package enum Kind: Sendable, Hashable {
        /// With a credential.
        case credential(Credential)
        /// A certificate of the client, which the transport presents (RFC 8446).
        case mutualTLS
        /// A signature of the whole request, as the services of AWS want it (Signature Version 4). The client does not support it.
        case awsSignature
        /// A scheme that the client does not support, with its name, such as `digest`.
        case other(String)
        /// A scheme of which the description does not say enough, which is reported.
        case incomplete
    }

    /// The name under which the description declares the scheme.
    package var name: String
    /// How the client authenticates.
    package var kind: Kind
    /// The word before a key or a token that only the documentation asks for, such as *Token*. It is not part of what callers give.
    package var prefix: String?
    /// Whether requirements list scopes of it (OpenAPI, "Security Requirement").
    var hasScopes = false
    /// The scopes that its flows declare.
    package var declaredScopes: Set<String> = []
    /// Where its tokens are obtained, or what says so: the URLs of its flows and of the service's metadata.
    package var tokenURLs: [String] = []
    /// Its documentation in the description.
    package var documentation: Documentation
    /// Where it is declared.
    package var mark: Mark

    /// The credential that performs it; `nil` if the transport does, or nothing.
    package var credential: Credential? {
        if case .credential(let credential) = kind { credential } else { nil }
    }

    /// Whether neither a credential nor the transport can perform it.
    package var isUnsupported: Bool { credential == nil && kind != .mutualTLS }
}

/// Schemes that are required together. Of a list of requirements, any one suffices.
package struct SecurityRequirement: Sendable, Hashable {
    /// The names of the schemes that are all needed. Empty: no authentication is an alternative too.
    package var schemes: [String]
    /// The required scopes of tokens, by the names of OAuth 2 and OpenID Connect schemes.
    package var scopes: [String: [String]] = [:]
}
