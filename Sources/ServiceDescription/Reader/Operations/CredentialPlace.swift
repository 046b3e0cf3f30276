/// Where in a request a credential is sent.
struct CredentialPlace: Hashable {
    /// The header field `Authorization`.
    static let authorization = CredentialPlace(name: "Authorization", in: .header)

    private let name: String
    private let location: ParameterLocation

    /// The place of a name. The case of the names of header fields has no meaning (RFC 9110, section 5.1).
    init(name: String, in location: ParameterLocation) {
        self.name = location == .header ? name.lowercased() : name
        self.location = location
    }

    /// Whether a parameter is sent there.
    func isTaken(by parameter: Parameter) -> Bool {
        // Few are, which their location or the length of their name tells.
        location == parameter.location && name.utf8.count == parameter.name.utf8.count
            && self == CredentialPlace(name: parameter.name, in: location)
    }
}

extension SecurityScheme.Kind {
    /// Where the credential is sent; `nil` if it is not in the request, or it is not known where.
    var place: CredentialPlace? {
        switch self {
        case .basic, .bearer: .authorization
        case .apiKey(let name, let location): CredentialPlace(name: name, in: location)
        case .mutualTLS, .other: nil
        }
    }
}
