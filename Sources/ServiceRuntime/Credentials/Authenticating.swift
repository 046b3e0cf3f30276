import Foundation

/// A pipeline stage that authenticates requests.
///
/// Conform your own type to support a scheme that the runtime does not have. Only ``authenticate(_:)`` is required. The
/// stage runs after all stages that change the request, so it can sign the whole request.
public protocol Authenticating: PipelineStage {
    /// Whether the credentials are bearer secrets, which must not be sent over plain `http` unless
    /// ``TransportOptions/allowsInsecureCredentials`` allows it. `true` by default.
    var requiresSecureConnection: Bool { get }

    /// Checks the credential before its first use.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` that says what is missing or malformed.
    func validate() throws

    /// Adds credentials to a request. Called for every try.
    ///
    /// Pass every secret that you add to ``HTTPRequest/addSecret(_:)``, so that it is redacted even if the service
    /// returns it.
    ///
    /// - Parameter request: The request, complete except for its credentials.
    /// - Throws: The error that prevents authentication.
    func authenticate(_ request: inout PipelineRequest) async throws

    /// Responds to a challenge: the service did not accept the credentials, and says what it requires (RFC 9110 section
    /// 11.6.1).
    ///
    /// - Parameters:
    ///   - request: The request as it was sent. New credentials replace those in it.
    ///   - response: The response to it.
    /// - Returns: Whether there are new credentials, so that the request should be sent again. `false` by default.
    /// - Throws: The error that prevents authentication.
    func authenticate(_ request: inout PipelineRequest, after response: HTTPResponse) async throws -> Bool
}

extension Authenticating {
    /// `true`, so that a connection is refused rather than a secret exposed.
    public var requiresSecureConnection: Bool { true }

    /// Does nothing, because there is nothing to check.
    public func validate() throws {}

    /// Returns `false`: the service's response is final.
    public func authenticate(_ request: inout PipelineRequest, after response: HTTPResponse) async throws -> Bool {
        false
    }

    /// Authenticates the request, unless it is to be sent without credentials, and sends it. If the service asks for
    /// other credentials that are available, sends it once more.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the credentials would be sent over plain `http`, or the error that
    ///   ``authenticate(_:)`` throws.
    public func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        guard !request.context.isAnonymous else { return try await next(request) }
        if requiresSecureConnection, !request.context.allowsInsecureCredentials {
            guard request.httpRequest.url.isSecure else {
                throw ServiceError.insecureCredential(for: request.httpRequest.url)
            }
        }
        var request = request
        try await authenticate(&request)
        let response = try await next(request)
        guard try await authenticate(&request, after: response.httpResponse) else { return response }
        return try await next(request)
    }
}

extension ServiceError {
    /// The refusal to send a secret in the clear.
    static func insecureCredential(for url: URL) -> ServiceError {
        .client(
            "The credential was not sent to '\(url.scheme ?? "")://\(url.host ?? "")', because the connection is not "
                + "encrypted. Use https, or set TransportOptions(allowsInsecureCredentials: true) for a server on "
                + "this machine."
        )
    }
}
