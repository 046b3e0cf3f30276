import Foundation
import ServiceRuntime

/// A policy that signs each request with an account's key, as the Blob, Queue and File services of Azure Storage
/// require ([Authorize with Shared
/// Key](https://learn.microsoft.com/rest/api/storageservices/authorize-with-shared-key), versions 2015-02-21 and
/// later).
///
/// The Table service, which uses a different signature, is not supported.
public struct StorageSharedKeyCredentialPolicy: Authenticating, CancellableAuthenticating {
    private let credential: StorageSharedKeyCredential
    /// Tells the time.
    var now: @Sendable () -> Date = { Date() }

    /// Creates the policy.
    ///
    /// - Parameter credential: The account's name and key.
    public init(credential: StorageSharedKeyCredential) {
        self.credential = credential
    }

    /// Checks the credential.
    ///
    /// - Throws: `ServiceError/client(_:_:)` if the name or the key cannot be used.
    public func validate() throws {
        try credential.validate()
    }

    /// Adds the date and the signature.
    ///
    /// - Parameter request: The request, complete except for its credentials.
    /// - Throws: `ServiceError/client(_:_:)` if the length of the body is unknown or the signature cannot be computed.
    public func authenticate(_ request: inout PipelineRequest) async throws {
        // Not `Date`, which a session may overwrite.
        request.httpRequest.headers["x-ms-date"] = DateText.rfc1123(now())
        // A stream has a length only when it has been read into a file.
        request.httpRequest.body = try await request.httpRequest.body?.onDisk()
        let length = try await request.httpRequest.body?.reading { body, _ in try body.length() } ?? 0
        if length > 0, request.httpRequest.headers["Content-Type"] == nil {
            // URLSession would name a type of its own, which the signature would not cover.
            request.httpRequest.headers["Content-Type"] = "application/octet-stream"
        }
        request.httpRequest.removeDotSegments()
        let text = StorageStringToSign.text(
            for: request.httpRequest,
            contentLength: length,
            account: credential.accountName
        )
        let signature = try credential.key.signature(of: text)
        request.httpRequest.addSecret(signature)
        request.httpRequest.headers["Authorization"] = "SharedKey \(credential.accountName):\(signature)"
    }
}
