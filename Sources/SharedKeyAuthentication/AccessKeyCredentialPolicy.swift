import Foundation
import ServiceRuntime

/// A policy that signs each request with an access key, as Azure App Configuration requires ([HMAC
/// authentication](https://learn.microsoft.com/azure/azure-app-configuration/rest-api-authentication-hmac)).
public struct AccessKeyCredentialPolicy: Authenticating, CancellableAuthenticating {
    private static let signedHeaders = "x-ms-date;host;x-ms-content-sha256"

    private let credential: AccessKeyCredential
    /// Tells the time.
    var now: @Sendable () -> Date = { Date() }

    /// Creates the policy.
    ///
    /// - Parameter credential: The key's id and secret.
    public init(credential: AccessKeyCredential) {
        self.credential = credential
    }

    /// Checks the credential.
    ///
    /// - Throws: `ServiceError/client(_:_:)` if the id or the secret cannot be used.
    public func validate() throws {
        try credential.validate()
    }

    /// Adds the date, a hash of the body, and the signature.
    ///
    /// - Parameter request: The request, complete except for its credentials.
    /// - Throws: `ServiceError/client(_:_:)` if the body cannot be read or the signature cannot be computed;
    ///   `CancellationError` if the task is canceled.
    public func authenticate(_ request: inout PipelineRequest) async throws {
        let date = DateText.rfc1123(now())
        // A stream can be read once; what was read of it is sent from the file.
        request.httpRequest.body = try await request.httpRequest.body?.onDisk()
        let body = request.httpRequest.body ?? .data(Data())
        let hash = try await body.reading { try SHA256Code.digest(of: $0, isCanceled: $1) }.base64EncodedString()
        request.httpRequest.headers["x-ms-date"] = date
        request.httpRequest.headers["x-ms-content-sha256"] = hash
        request.httpRequest.removeDotSegments()
        let url = request.httpRequest.url
        let host = request.httpRequest.headers["Host"] ?? url.authority
        let signedValues = "\(date);\(host);\(hash)"
        let text = "\(request.httpRequest.method.rawValue)\n\(Self.target(of: url))\n\(signedValues)"
        let signature = try credential.secret.signature(of: text)
        request.httpRequest.addSecret(signature)
        request.httpRequest.headers["Authorization"] =
            "HMAC-SHA256 Credential=\(credential.id)&SignedHeaders=\(Self.signedHeaders)&Signature=\(signature)"
    }

    /// Path and query, as in the first line of the request.
    private static func target(of url: URL) -> String {
        let path = url.path(percentEncoded: true)
        let query = url.query(percentEncoded: true).map { "?\($0)" } ?? ""
        return (path.isEmpty ? "/" : path) + query
    }
}
