import Foundation

/// The stage of the pipeline that proves to the service who is calling.
///
/// Conform a type of yours for a scheme that the runtime does not have; ``authenticate(_:)`` is all it needs. It comes
/// after every stage that changes the request, so that it may sign all of it.
public protocol Authenticating: PipelineStage {
    /// Whether the proof is good for whoever reads it, so that it must not go over plain `http` unless the client's
    /// ``TransportOptions/allowsInsecureCredentials`` says so. True unless a type says otherwise.
    var requiresSecureConnection: Bool { get }

    /// Checks the credential before it is used for the first time.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` that tells what is missing or malformed.
    func validate() throws

    /// Adds the proof to a request. Called for every try.
    ///
    /// What of the proof is secret has to be named (``HTTPRequest/addSecret(_:)``), so that it is not shown where the service sends it
    /// back.
    ///
    /// - Parameter request: The request, complete but for the proof.
    /// - Throws: What keeps the proof from being had.
    func authenticate(_ request: inout PipelineRequest) async throws

    /// Answers a service that is not satisfied with the proof and says what it wants (RFC 9110 section 11.6.1).
    ///
    /// - Parameters:
    ///   - request: The request as it was sent; another proof takes the place of the one in it.
    ///   - response: The answer to it.
    /// - Returns: Whether there is another proof, so that the request is to be sent again; false unless a type says otherwise.
    /// - Throws: What keeps the proof from being had.
    func authenticate(_ request: inout PipelineRequest, after response: HTTPResponse) async throws -> Bool
}

extension Authenticating {
    /// True: better refuse a connection than give a secret away.
    public var requiresSecureConnection: Bool { true }

    /// Does nothing: there is nothing to check.
    public func validate() throws {}

    /// False: the service's answer is final.
    public func authenticate(_ request: inout PipelineRequest, after response: HTTPResponse) async throws -> Bool {
        false
    }

    /// Adds the proof, unless the request is to go without one, and sends the request on: once more if the service wants
    /// another proof that can be had.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - next: The rest of the way.
    /// - Returns: The response.
    /// - Throws: ``ServiceError/client(_:_:)`` if the proof would go over plain `http`; what ``authenticate(_:)`` throws.
    public func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        guard !request.context.isAnonymous else {
            return try await next(request)
        }
        if requiresSecureConnection, !request.context.allowsInsecureCredentials {
            guard request.httpRequest.url.isSecure else {
                throw ServiceError.insecureCredential(for: request.httpRequest.url)
            }
        }
        var request = request
        try await authenticate(&request)
        let response = try await next(request)
        guard try await authenticate(&request, after: response.httpResponse) else {
            return response
        }
        return try await next(request)
    }
}

extension ServiceError {
    /// The refusal to send a secret in the clear.
    static func insecureCredential(for url: URL) -> ServiceError {
        .client(
            "The credential is not sent to '\(url.scheme ?? "")://\(url.host ?? "")', because everybody on the way could"
                + " read it. Use https, or allow it with TransportOptions(allowsInsecureCredentials: true) for a server"
                + " on this machine."
        )
    }
}
