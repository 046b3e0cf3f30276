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
    /// - Throws: ``ServiceError/client(_:_:)`` if there is no signature that can be sent.
    public func authenticate(_ request: inout PipelineRequest) async throws {
        // They are checked, because URLs stop the program for a malformed query.
        let parameters = try await credential.parameters
        let signed = try request.httpRequest.url.settingQueryItems(parameters)
        for parameter in parameters where parameter.hasPrefix("sig=") {
            let signature = String(parameter.dropFirst("sig=".count))
            request.httpRequest.addSecret(signature)
            request.httpRequest.addSecret(PercentEncoding.decode(signature))
        }
        request.httpRequest.url = signed
    }
}
