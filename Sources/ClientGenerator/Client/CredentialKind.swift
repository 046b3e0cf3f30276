import ServiceDescription

/// The kind of credential that a client takes for a security scheme.
enum CredentialKind: Sendable, Hashable {
    /// A key with a location of its own.
    case apiKey(name: String, location: ParameterLocation)
    /// The name and the password of a user.
    case basic
    /// What gives tokens.
    case bearer

    /// The credential for a scheme, or `nil` if there is none, because the transport implements the scheme, or nothing
    /// does.
    init?(for scheme: SecurityScheme) {
        switch scheme.kind {
        case .apiKey(let name, let location): self = .apiKey(name: name, location: location)
        case .basic: self = .basic
        case .bearer: self = .bearer
        case .mutualTLS, .awsSignature, .other: return nil
        }
    }

    /// Whether it is sent in a cookie.
    var isCookie: Bool {
        if case .apiKey(_, location: .cookie) = self { true } else { false }
    }

    /// The type of the runtime that initializers take.
    var type: SwiftType {
        switch self {
        case .apiKey: .builtIn(.apiKeyCredential)
        case .basic: .builtIn(.basicCredential)
        case .bearer: .any(.tokenCredential)
        }
    }
}
