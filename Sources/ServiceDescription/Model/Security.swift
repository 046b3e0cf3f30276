import YAML

/// A method of authentication.
public struct SecurityScheme: Sendable {
    /// What is sent, and where.
    public enum Kind: Sendable, Hashable {
        /// A key in a header, a query parameter or a cookie of the given name.
        case apiKey(name: String, location: ParameterLocation)
        /// HTTP basic authentication (RFC 7617).
        case basic
        /// A bearer token (RFC 6750): `http` with `bearer`, OAuth 2 and OpenID Connect.
        case bearer(scopes: [String])
        /// A certificate of the client, which the transport presents (RFC 8446).
        case mutualTLS
        /// A scheme that the client cannot perform by itself, with its name, such as `digest`.
        case other(String)
    }

    /// The name under which the description declares the scheme.
    public var name: String
    /// What is sent, and where.
    public var kind: Kind
    /// What the description says about it.
    public var documentation: Documentation
    /// Where it is declared.
    public var mark: Mark

    /// A scheme of the given parts.
    public init(name: String, kind: Kind, documentation: Documentation, mark: Mark) {
        self.name = name
        self.kind = kind
        self.documentation = documentation
        self.mark = mark
    }
}

/// Schemes that are required together. Of a list of requirements, any one suffices.
public struct SecurityRequirement: Sendable, Hashable {
    /// The names of the schemes that are all needed. Empty: no authentication is an alternative too.
    public var schemes: [String]
    /// What tokens are to be good for, by the names of the OAuth 2 and OpenID Connect schemes that ask for them.
    public var scopes: [String: [String]]

    /// A requirement of the given schemes.
    public init(schemes: [String], scopes: [String: [String]] = [:]) {
        self.schemes = schemes
        self.scopes = scopes
    }
}
