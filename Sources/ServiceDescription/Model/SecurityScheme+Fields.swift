extension Parameter.Key {
    /// The header field of most schemes of HTTP (RFC 9110, section 11.6.2).
    static let authorization = Self("Authorization", in: .header)

    /// What a signature of AWS adds to a request, as header fields or as a part of the URL (AWS Signature Version 4).
    fileprivate static let ofAWSSignature: Set<Self> = {
        let names = [
            "Algorithm", "Content-Sha256", "Credential", "Date", "Security-Token", "Signature", "SignedHeaders",
        ]
        let added = names.flatMap { [Self("X-Amz-" + $0, in: .header), Self("X-Amz-" + $0, in: .query)] }
        return Set(added + [.authorization])
    }()
}

extension SecurityScheme.Credential {
    /// The field that it is sent in.
    package var field: Parameter.Key {
        switch self {
        case .basic, .bearer: .authorization
        case .apiKey(let name, let location): Parameter.Key(name, in: location)
        }
    }
}

extension SecurityScheme {
    /// The fields that it is sent in, whether or not the client has such a credential.
    var fields: Set<Parameter.Key> {
        if kind == .awsSignature { return Parameter.Key.ofAWSSignature }
        return credential.map { [$0.field] } ?? []
    }
}
