import Foundation

/// Sends a request again if it failed in a way that may pass by itself.
///
/// Sent again is only what can do no harm twice: a request that is safe to repeat, one that cannot have reached the service,
/// or one that the service itself asked to have later (4xx or 503 with `Retry-After`).
struct RetryPolicy: PipelineStage {
    /// When and how often.
    let options: RetryOptions
    /// Tells the time, for a `Retry-After` that is a date.
    var now: @Sendable () -> Date = { Date() }
    /// A number from 0 up to 1, for the jitter.
    var random: @Sendable () -> Double = { Double.random(in: 0..<1) }

    /// Sends the request until there is a response that counts, or no more tries, by its own rule if it has one.
    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        guard let own = request.context.retryOptions else { return try await send(request, next: next) }
        return try await RetryPolicy(options: own, now: now, random: random).send(request, next: next)
    }

    private func send(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        var request = request
        let rest = options.timeLimit.map { Self.countdown(.seconds($0), options.clock) }
        while true {
            let tryNumber = request.context.tryNumber
            let outcome = await outcome(of: request, next: next, rest: rest?())
            try Task.checkCancellation()
            guard tryNumber < options.maximumTries,
                let pause = pause(after: outcome, to: request.httpRequest, try: tryNumber),
                rest.map({ .seconds(pause) < $0() }) ?? true
            else {
                if hasFailed(outcome) {
                    let next = tryNumber < options.maximumTries ? " It is not tried again." : ""
                    request.logger.error(line(request, Self.reason(of: outcome, request), next))
                }
                return try outcome.mapError { TryError.final($0, request.httpRequest, request.context) }.get()
            }
            let reason = Self.reason(of: outcome, request)
            request.logger.warning(line(request, reason, " Next try in \(pause.secondsText)."))
            request.context.earlierTries.append(FailedTry(number: tryNumber, reason: reason, delay: pause))
            // The clock's sleep ends as soon as the task is canceled.
            try await RuntimeTask.sleep(for: .seconds(pause), options.clock)
        }
    }

    /// Whether a try has failed, whether or not another one follows: neither was it canceled, nor is it what the caller asked for.
    private func hasFailed(_ outcome: Result<PipelineResponse, any Error>) -> Bool {
        switch outcome {
        case .success(let response): isTemporary(response.httpResponse)
        case .failure(let error): !ServiceError(wrapping: error).isCanceled
        }
    }

    /// Whether a response says that the same request may succeed later. A refusal with `Retry-After` does as 429 does: GitHub sends 403.
    private func isTemporary(_ response: HTTPResponse) -> Bool {
        if options.statusCodes.contains(response.statusCode) { return true }
        return options.statusCodes.contains(429) && (400..<500).contains(response.statusCode)
            && RetryAfter.seconds(in: response.headers, now: now) != nil
    }

    /// What the log says of a try that has failed: as a warning if another one follows, or else as an error. Only here it is known which
    /// of them counts as failed, and what follows.
    private func line(_ request: PipelineRequest, _ reason: String, _ next: String) -> String {
        "Try \(request.context.tryNumber) of \(options.maximumTries) of \(request.httpRequest.method.rawValue)"
            + " \(RequestRedactor.url(of: request.httpRequest)) failed: \(reason)"
            + "\(reason.hasSuffix(".") ? "" : ".")\(next)"
            + " [\(request.requestId ?? "-")]"
    }

    /// Tells from now on how much is left of some time.
    private static func countdown(_ limit: Duration, _ clock: some Clock<Duration>) -> () -> Duration {
        let end = clock.now.advanced(by: limit)
        return { clock.now.duration(to: end) }
    }

    /// Executes one try.
    ///
    /// - Parameter rest: The remaining time for all tries.
    private func outcome(
        of request: PipelineRequest,
        next: PipelineNext,
        rest: Duration?
    ) async -> Result<PipelineResponse, any Error> {
        let (own, clock) = (options.tryTimeLimit, options.clock)
        do {
            guard own != nil || rest != nil else { return .success(try await next(request)) }
            // The head of the response ends the limit of the try, but not that of all tries.
            let response = try await TimeLimit.run(rest, untilHead: own.map { .seconds($0) }, clock) { onHead in
                guard let onHead else { return try await next(request) }
                var request = request
                request.context.call.onResponseHead = onHead
                return try await next(request)
            }
            return .success(response)
        } catch TimeLimit.Exceeded.head {
            return .failure(TryError.timedOut(after: own, "one try"))
        } catch TimeLimit.Exceeded.work {
            return .failure(TryError.timedOut(after: options.timeLimit, "all tries together"))
        } catch {
            return .failure(error)
        }
    }

    /// Seconds to wait before the request is sent again, or `nil` if it must not be.
    private func pause(
        after outcome: Result<PipelineResponse, any Error>,
        to request: HTTPRequest,
        try tryNumber: Int
    ) -> TimeInterval? {
        switch outcome {
        case .failure(let error):
            guard let failure = ConnectionFailure(error), request.isRepeatable || failure.isBeforeSending else {
                return nil
            }
            return delay(after: tryNumber)
        case .success(let response):
            let httpResponse = response.httpResponse
            guard isTemporary(httpResponse) else { return nil }
            let requested = RetryAfter.seconds(in: httpResponse.headers, now: now)
            // What is welcome later is the request that was answered so, which after a redirection may be another one.
            let isWelcomeLater =
                (httpResponse.statusCode == 503 || (400..<500).contains(httpResponse.statusCode)) && requested != nil
                && response.httpRequest.method == request.method
            guard request.isRepeatable || isWelcomeLater else { return nil }
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
            return options.delay.growing(by: tryNumber, upTo: options.maximumDelay) * (1 - 0.2 * random())
        }
    }

    /// Why a try has failed, without what is secret in the request, also of what later stages have added to it.
    private static func reason(of outcome: Result<PipelineResponse, any Error>, _ request: PipelineRequest) -> String {
        switch outcome {
        case .success(let response): return FailedTry.reason(of: response.httpResponse.statusCode)
        case .failure(let error):
            let secrets = request.httpRequest.secrets.texts + (request.context.state?.withLock(\.secrets) ?? [])
            return RequestRedactor.hiding(secrets, in: ServiceError(wrapping: error).description)
        }
    }
}
