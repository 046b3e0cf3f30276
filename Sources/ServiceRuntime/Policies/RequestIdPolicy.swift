/// Gives each request an id by which client and service know it, the same over all its tries.
struct RequestIdPolicy: PipelineStage {
    /// The default name of the header field.
    static let header = "x-ms-client-request-id"

    /// Adds the id: the caller's, else the one that the request has already, else a new one.
    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        var request = request
        let header = request.context.call.clientRequestIdHeader
        if let id = request.context.clientRequestId {
            guard HeaderValidation.isValidValue(id) else {
                throw ServiceError.client(
                    "The client request ID contains a line break or another control character, so it cannot be sent."
                )
            }
            request.httpRequest.headers[header] = id
        } else if request.httpRequest.headers[header] == nil {
            request.httpRequest.headers[header] = RandomID.text()
        }
        return try await next(request)
    }
}
