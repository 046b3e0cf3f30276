import Foundation

/// Keeps the client's credential from going anywhere but to the service (RFC 6454).
///
/// The service is where the client's endpoint is, and where an operation's own server in the service's description says.
/// To any other address, be it a caller's own request or what a stage of the user's made of one, a request goes without.
struct CredentialOriginPolicy: PipelineStage {
    /// The client's endpoint.
    let endpoint: URL

    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        guard !request.context.isAnonymous, !request.isForService(at: endpoint) else { return try await next(request) }
        request.logger.warning(
            "\(RequestRedactor.line(of: request.httpRequest)) is sent without the client's credential, which is only for "
                + RequestRedactor.text(of: endpoint)
        )
        var request = request
        request.context.isAnonymous = true
        return try await next(request)
    }
}
