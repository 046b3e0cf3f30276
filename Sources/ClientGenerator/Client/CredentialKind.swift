import ServiceDescription

/// The kind of credential that a client takes for a security scheme.
enum CredentialKind: Sendable, Hashable {
    /// A key, which is sent as a value of its own.
    case apiKey(name: String, location: ParameterLocation)
    /// The name and the password of a user.
    case basic
    /// What gives tokens.
    case bearer

    /// The credential for a scheme; `nil` if there is none: the transport performs it, or nothing does.
    init?(for scheme: SecurityScheme) {
        switch scheme.kind {
        case .apiKey(let name, let location): self = .apiKey(name: name, location: location)
        case .basic: self = .basic
        case .bearer: self = .bearer
        case .mutualTLS, .other: return nil
        }
    }

    /// The type of the runtime that initialisers take.
    var type: SwiftType {
        switch self {
        case .apiKey: .builtIn(.apiKeyCredential)
        case .basic: .builtIn(.basicCredential)
        case .bearer: .any(.tokenCredential)
        }
    }
}
