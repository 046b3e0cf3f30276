import Foundation

/// Tells the service when each try was sent (RFC 9110 section 6.6.1).
struct AddDatePolicy: PipelineStage {
    /// Tells the time.
    var now: @Sendable () -> Date = { Date() }
    /// The text of the last try, which that of the next one is mostly the same as.
    private let last = Locked((second: -Double.infinity, text: ""))

    /// Sets the field for each try.
    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        var request = request
        request.httpRequest.headers["Date"] = text(of: now())
        return try await next(request)
    }

    private func text(of date: Date) -> String {
        let second = date.timeIntervalSince1970.rounded(.down)
        return last.withLock { last in
            if last.second != second { last = (second, DateText.rfc1123(date)) }
            return last.text
        }
    }
}
