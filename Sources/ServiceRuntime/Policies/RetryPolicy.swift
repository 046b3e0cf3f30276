import Foundation

/// Sends a request again if it failed in a way that may pass by itself.
///
/// Sent again is only what can do no harm twice: a request with an idempotent method, one that cannot have reached the
/// service, or one that the service itself asked to have later (429 or 503 with `Retry-After`).
struct RetryPolicy: PipelineStage {
    private let options: RetryOptions
    private let now: @Sendable () -> Date
    private let random: @Sendable () -> Double

    /// Creates the policy.
    ///
    /// - Parameters:
    ///   - options: When and how often.
    ///   - now: Tells the time, for a `Retry-After` that is a date.
    ///   - random: A number from 0 up to 1, for the jitter.
    init(
        options: RetryOptions,
        now: @escaping @Sendable () -> Date = { Date() },
        random: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
    ) {
        self.options = options
        self.now = now
        self.random = random
    }

    /// Sends the request until there is an answer that counts, or no more tries.
    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        var request = request
        var tryNumber = 1
        while true {
            request.context.tryNumber = tryNumber
            let outcome: Result<PipelineResponse, any Error>
            do {
                outcome = .success(try await next(request))
            } catch {
                outcome = .failure(error)
            }
            try Task.checkCancellation()
            guard tryNumber < options.maximumTries, let pause = pause(after: outcome, to: request, try: tryNumber)
            else {
                return try outcome.get()
            }
            request.logger.warning(Self.announcement(of: outcome, pause: pause, tryNumber: tryNumber, of: options))
            // The clock's sleep ends as soon as the task is cancelled.
            try await options.clock.sleep(for: .seconds(pause))
            tryNumber += 1
        }
    }

    /// Seconds to wait before the request is sent again; nil if it must not be.
    private func pause(
        after outcome: Result<PipelineResponse, any Error>,
        to request: PipelineRequest,
        try tryNumber: Int
    ) -> TimeInterval? {
        switch outcome {
        case .failure(let error):
            guard let failure = ConnectionFailure(error),
                request.httpRequest.method.isIdempotent || failure.isBeforeSending
            else {
                return nil
            }
            return delay(after: tryNumber)
        case .success(let response):
            let httpResponse = response.httpResponse
            guard options.statusCodes.contains(httpResponse.statusCode) else {
                return nil
            }
            let requested = RetryAfter.seconds(in: httpResponse.headers, now: now)
            let isWelcomeLater = [429, 503].contains(httpResponse.statusCode) && requested != nil
            guard request.httpRequest.method.isIdempotent || isWelcomeLater else {
                return nil
            }
            if let requested {
                return requested <= options.maximumDelay ? requested : nil
            }
            return delay(after: tryNumber)
        }
    }

    /// The pause that is ours to choose.
    private func delay(after tryNumber: Int) -> TimeInterval {
        switch options.mode {
        case .fixed:
            return min(options.delay, options.maximumDelay)
        case .exponential:
            // The exponent is bounded, since no delay at all times an endless growth would be no number.
            let growth = pow(2, Double(min(tryNumber - 1, 64)))
            let full = min(options.delay * growth, options.maximumDelay)
            return full * (1 - 0.2 * random())
        }
    }

    private static func announcement(
        of outcome: Result<PipelineResponse, any Error>,
        pause: TimeInterval,
        tryNumber: Int,
        of options: RetryOptions
    ) -> String {
        let reason: String
        switch outcome {
        case .success(let response): reason = "status \(response.httpResponse.statusCode)"
        case .failure(let error): reason = ServiceError(wrapping: error).description
        }
        return "Try \(tryNumber) of \(options.maximumTries) failed: \(reason). Next try in \(pause) s."
    }
}
