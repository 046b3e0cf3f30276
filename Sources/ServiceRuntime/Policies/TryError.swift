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
        let place = "\(request.method.rawValue) \(RequestRedactor.url(of: request))"
        let details = details(request, context, lastReason: failure.description)
        return ServiceError.client("\(text) [\(([place] + details).joined(separator: ", "))]", cause)
    }

    /// For the error of a response that cannot be used: the id of the request, and how often it was tried, in brackets and with a space
    /// before them. Nothing, if it has no id and was tried once.
    static func details(of response: PipelineResponse) -> String {
        self.details(of: response.httpRequest, response.context, statusCode: response.httpResponse.statusCode)
    }

    /// The same for a response of which there is only the status.
    ///
    /// - Parameters:
    ///   - request: The request as it was tried last.
    ///   - context: Its context.
    ///   - statusCode: The status of the response.
    static func details(of request: HTTPRequest, _ context: PipelineContext, statusCode: Int) -> String {
        let details = details(request, context, lastReason: FailedTry.reason(of: statusCode))
        return details.isEmpty ? "" : " [\(details.joined(separator: ", "))]"
    }

    private static func details(_ request: HTTPRequest, _ context: PipelineContext, lastReason: String) -> [String] {
        var details: [String] = []
        if let id = request.headers[context.clientRequestIdHeader] { details.append("request id \(id)") }
        if !context.earlierTries.isEmpty {
            details.append("\(context.tryNumber) tries\(context.earlierTries.text(besides: lastReason))")
        }
        return details
    }
}
