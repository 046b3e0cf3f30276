import ServiceDescription

extension SecurityScheme.Credential {
    /// Whether it is sent in a cookie.
    var isCookie: Bool { field.location == .cookie }

    /// The type of the runtime that initializers take.
    var type: SwiftType {
        switch self {
        case .apiKey: .builtIn(.apiKeyCredential)
        case .basic: .builtIn(.basicCredential)
        case .bearer: .any(.tokenCredential)
        }
    }
}
