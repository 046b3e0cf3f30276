/// The field of a request that a credential is sent in.
package struct CredentialField: Hashable, Sendable {
    /// The header field of most schemes of HTTP (RFC 9110, section 11.6.2).
    static let authorization = CredentialField(name: "Authorization", location: .header)

    /// What a signature of AWS adds to a request, as header fields or as a part of the URL (AWS Signature Version 4).
    fileprivate static let ofAWSSignature: Set<CredentialField> = {
        let names = [
            "Algorithm", "Content-Sha256", "Credential", "Date", "Security-Token", "Signature", "SignedHeaders",
        ]
        let added = names.flatMap { name in
            [ParameterLocation.header, .query].map { CredentialField(name: "X-Amz-" + name, location: $0) }
        }
        return Set(added + [.authorization])
    }()

    /// The name of the field, as the description writes it.
    package let name: String
    /// Where in the request it is.
    package let location: ParameterLocation

    package static func == (lhs: CredentialField, rhs: CredentialField) -> Bool {
        lhs.location == rhs.location && lhs.key == rhs.key
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(key)
    }

    /// Names of header fields are the same in any case (RFC 9110, section 5.1).
    private var key: String { location == .header ? name.lowercased() : name }
}

extension SecurityScheme.Credential {
    /// The field that it is sent in.
    package var field: CredentialField {
        switch self {
        case .basic, .bearer: .authorization
        case .apiKey(let name, let location): CredentialField(name: name, location: location)
        }
    }
}

extension SecurityScheme {
    /// The fields that it is sent in, whether or not the client has such a credential.
    var fields: Set<CredentialField> {
        if kind == .awsSignature { return CredentialField.ofAWSSignature }
        return credential.map { [$0.field] } ?? []
    }

    /// Whether it is sent in a field.
    func sets(_ field: CredentialField) -> Bool {
        kind == .awsSignature ? CredentialField.ofAWSSignature.contains(field) : credential?.field == field
    }
}
