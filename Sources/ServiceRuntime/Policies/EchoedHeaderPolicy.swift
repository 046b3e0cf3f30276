/// A stage that refuses a response to another request, for services that return header fields of the request.
///
/// ```swift
/// TransportOptions(perRetryPolicies: [EchoedHeaderPolicy(["x-ms-client-request-id"])])
/// ```
public struct EchoedHeaderPolicy: PipelineStage {
    private let names: [String]

    /// Creates the policy.
    ///
    /// - Parameter names: The names of the fields that must be the same in the request and the response, if both have
    ///   them.
    public init(_ names: [String]) {
        self.names = names
    }

    /// Compares the fields of the request and the response.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if a field differs.
    public func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        let response = try await next(request)
        for name in names {
            guard let sent = response.httpRequest.headers[name], let received = response.httpResponse.headers[name],
                sent != received
            else { continue }
            throw ServiceError.client(
                "The response to \(RequestRedactor.line(of: request.httpRequest)) belongs to another request: its header field "
                    + "'\(name)' differs from the one that was sent. A cache may have returned it."
            )
        }
        return response
    }
}
