/// Refuses to send header fields that would be read as something else: a line break in a value begins another field, or another
/// request (RFC 9110 section 5.5).
///
/// It comes after every stage that could have set one, and before the log.
struct HeaderValidationPolicy: PipelineStage {
    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        for field in request.httpRequest.headers {
            guard HeaderValidation.isValidName(field.name) else {
                throw ServiceError.client("'\(field.name)' cannot be the name of a header field, so nothing was sent.")
            }
            guard HeaderValidation.isValidValue(field.value) else {
                throw ServiceError.client(
                    "The value of the header field '\(field.name)' contains a line break or another control character, so"
                        + " nothing was sent."
                )
            }
        }
        return try await next(request)
    }
}
