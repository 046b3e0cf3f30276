/// Refuses to send header fields that would be read as something else: a line break in a value begins another field, or another
/// request (RFC 9110 section 5.5).
///
/// It comes after every stage that could have set one, and before the log.
struct HeaderValidationPolicy: PipelineStage {
    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        try HeaderValidation.check(request.httpRequest.headers)
        return try await next(request)
    }
}
