import Foundation

/// Tells the service when each try was sent (RFC 9110 section 6.6.1).
struct AddDatePolicy: PipelineStage {
    private let now: @Sendable () -> Date

    /// Creates the policy.
    ///
    /// - Parameter now: Tells the time.
    init(now: @escaping @Sendable () -> Date = { Date() }) {
        self.now = now
    }

    /// Sets the field for each try.
    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        var request = request
        request.httpRequest.headers["Date"] = DateText.rfc1123(now())
        return try await next(request)
    }
}
