/// A stage that adds header fields to all requests of a client.
///
/// ```swift
/// TransportOptions(perRequestPolicies: [AddHeadersPolicy(["X-App": "demo", "Accept-Language": "de"])])
/// ```
///
/// A field that a request has already stays as it is. Logs show the values only of names that are known to be harmless.
public struct AddHeadersPolicy: PipelineStage {
    private let headers: HTTPHeaders

    /// Creates the policy.
    ///
    /// - Parameter headers: The fields. Values with line breaks are refused when a request is sent.
    public init(_ headers: HTTPHeaders) {
        self.headers = headers
    }

    /// Adds the fields that the request does not have.
    public func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        var request = request
        for field in headers where request.httpRequest.headers[field.name] == nil {
            request.httpRequest.headers[field.name] = field.value
        }
        return try await next(request)
    }
}
