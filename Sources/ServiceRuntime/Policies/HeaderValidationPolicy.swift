/// Refuses to send a method or header fields that would be read as something else: a line break in a value begins another field, or
/// another request (RFC 9110 sections 5.5 and 9.1).
///
/// It comes after every stage that could have set one, and before the log.
struct HeaderValidationPolicy: PipelineStage {
    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        guard HeaderValidation.isValidName(request.httpRequest.method.rawValue) else {
            throw ServiceError.client(
                "The request's method is not a valid token (RFC 9110 section 9.1), so nothing was sent."
            )
        }
        try HeaderValidation.check(request.httpRequest.headers)
        try HeaderValidation.checkFraming(of: request.httpRequest)
        return try await next(request)
    }
}
