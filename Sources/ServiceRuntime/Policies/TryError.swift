import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The errors of a request's tries.
enum TryError {
    /// Returns the error of a try that took too long, which is a connection failure after waiting.
    ///
    /// - Parameters:
    ///   - seconds: The limit, in seconds.
    ///   - subject: The subject of the limit.
    static func timedOut(after seconds: TimeInterval?, _ subject: String) -> ServiceError {
        .client(
            "The request timed out: there was no response within \(seconds ?? 0) s, the time limit for \(subject).",
            URLError(.timedOut)
        )
    }

    /// The error that a request ends with: what the transport failed with tells what was sent, and all that was tried.
    ///
    /// - Parameters:
    ///   - error: The error of the last try.
    ///   - request: The request as it was tried last.
    ///   - context: Its context.
    static func final(_ error: any Error, _ request: HTTPRequest, _ context: PipelineContext) -> any Error {
        let failure = ServiceError(wrapping: error)
        guard case .client(let text, let cause as URLError) = failure else {
            return error
        }
        var place = "\(request.method.rawValue) \(RequestRedactor.url(of: request))"
        if let id = request.headers[context.clientRequestIdHeader] {
            place += ", request id \(id)"
        }
        if !context.earlierTries.isEmpty {
            place += ", \(context.tryNumber) tries\(context.earlierTries.text(besides: failure.description))"
        }
        return ServiceError.client("\(text) [\(place)]", cause)
    }
}
