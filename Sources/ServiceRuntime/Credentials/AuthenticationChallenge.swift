import Foundation

/// What a service wants to have as a proof, as its `WWW-Authenticate` field says (RFC 9110 section 11.6.1).
package struct AuthenticationChallenge: Hashable {
    /// The name of the scheme, such as `Bearer`, in lower case.
    let scheme: String
    /// The parameters, their names in lower case.
    private(set) var parameters: [String: String] = [:]

    /// Returns the decoded claims that the service requires of a token.
    ///
    /// - Parameter headers: The header fields of a response with status 401.
    /// - Returns: JSON, or `nil` if the service requires something else, or the challenge is not understood.
    static func claims(in headers: HTTPHeaders) -> String? {
        let claims = bearer(in: headers).filter { $0.parameters["error"] == "insufficient_claims" }
            .compactMap { $0.parameters["claims"] }.first
        return claims.flatMap(Base64.data).flatMap { String(data: $0, encoding: .utf8) }
    }

    /// Why the service does not accept the token (RFC 6750 section 3.1), such as `invalid_token`: it has expired or was revoked.
    ///
    /// - Parameter headers: The header fields of a response with status 401.
    /// - Returns: Nothing, if the service does not say.
    static func tokenErrors(in headers: HTTPHeaders) -> [String] {
        bearer(in: headers).compactMap { $0.parameters["error"] }
    }

    /// What clients act upon in a field, without what may be secret: that a token is rejected, or lacks claims, which are replaced by
    /// none.
    ///
    /// - Parameter value: The field's value.
    /// - Returns: `nil` if there is nothing of that kind in it.
    package static func essence(of value: String) -> String? {
        for challenge in all(in: value) where challenge.scheme == "bearer" {
            switch challenge.parameters["error"] {
            case "invalid_token": return #"Bearer error="invalid_token""#
            case "insufficient_claims": return #"Bearer error="insufficient_claims", claims="e30=""#
            default: continue
            }
        }
        return nil
    }

    private static func bearer(in headers: HTTPHeaders) -> [AuthenticationChallenge] {
        (headers["WWW-Authenticate"].map(all(in:)) ?? []).filter { $0.scheme == "bearer" }
    }

    /// Returns all challenges in a field.
    ///
    /// - Parameter value: The field's value. Commas separate both challenges and their parameters. A name without an
    ///   equals sign after it begins a challenge.
    static func all(in value: String) -> [AuthenticationChallenge] {
        var challenges: [AuthenticationChallenge] = []
        for element in FieldText.elements(of: value, separatedBy: ",") {
            var parameter = element.trimmingOptionalWhitespace()
            let name = Substring(parameter.utf8.prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: " ") })
            let arguments = parameter[name.endIndex...].trimmingOptionalWhitespace()
            if !name.isEmpty, arguments.utf8.first != UInt8(ascii: "=") {
                challenges.append(AuthenticationChallenge(scheme: name.lowercased()))
                parameter = arguments
            }
            guard !challenges.isEmpty, let (key, value) = FieldText.parameter(parameter) else { continue }
            challenges[challenges.count - 1].parameters[key] = value
        }
        return challenges
    }
}
