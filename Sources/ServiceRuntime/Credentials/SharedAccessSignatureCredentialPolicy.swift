import Foundation

/// A policy that sends a shared access signature in the query of each request.
public struct SharedAccessSignatureCredentialPolicy: Authenticating {
    private let credential: SharedAccessSignatureCredential

    /// Creates the policy.
    ///
    /// - Parameter credential: The credential with the signature.
    public init(credential: SharedAccessSignatureCredential) {
        self.credential = credential
    }

    /// Checks the credential.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if there is no signature that can be sent.
    public func validate() throws {
        try credential.validate()
    }

    /// Adds the parameters of the signature, replacing existing ones with the same names.
    ///
    /// - Parameter request: The request.
    /// - Throws: ``ServiceError/client(_:_:)`` if they cannot be added to the URL.
    public func authenticate(_ request: inout PipelineRequest) async throws {
        // A policy within another one may not have been checked, and URLs stop the program for a malformed query.
        try credential.validate()
        let url = request.httpRequest.url
        guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            throw ServiceError.client("A signature cannot be added to the URL '\(RequestRedactor.text(of: url))'.")
        }
        let names = Set(credential.parameters.map(Self.name))
        let others = (components.percentEncodedQuery ?? "").split(separator: "&").filter {
            !names.contains(Self.name($0))
        }
        components.percentEncodedQuery = (others + credential.parameters).joined(separator: "&")
        guard let signed = components.url else {
            throw ServiceError.client("A signature cannot be added to the URL '\(RequestRedactor.text(of: url))'.")
        }
        for parameter in credential.parameters where Self.name(parameter) == "sig" {
            let signature = String(parameter.dropFirst("sig=".count))
            request.httpRequest.addSecret(signature)
            request.httpRequest.addSecret(signature.removingPercentEncoding ?? signature)
        }
        request.httpRequest.url = signed
    }

    private static func name(_ parameter: Substring) -> Substring {
        parameter.prefix { $0 != "=" }
    }
}
