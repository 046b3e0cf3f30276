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
            "The request timed out: there was no complete response within \((seconds ?? 0).secondsText), the time limit for \(subject).",
            URLError(.timedOut)
        )
    }

    /// Returns the error of a response that has more bytes than may be in memory (``PipelineContext/maximumResponseSize``).
    ///
    /// - Parameters:
    ///   - statusCode: The status code of the response.
    ///   - request: The request as it was tried last.
    ///   - context: Its context.
    static func tooLarge(_ statusCode: Int, _ request: HTTPRequest, _ context: PipelineContext) -> ServiceError {
        .client(
            "The response (\(statusCode)) to \(RequestRedactor.line(of: request)) is larger than \(context.maximumResponseSize) bytes"
                + "\(Tries(request, context).details(statusCode: statusCode)). Download it to a file, read it as a stream, or set "
                + "TransportOptions(maximumResponseSize:)."
        )
    }

    /// The error that a request ends with: what the transport, a credential or a stage failed with tells what was to be sent, and all
    /// that was tried.
    ///
    /// - Parameters:
    ///   - error: The error of the last try.
    ///   - request: The request as it was tried last.
    ///   - context: Its context.
    static func final(_ error: any Error, _ request: HTTPRequest, _ context: PipelineContext) -> any Error {
        let failure = ServiceError(wrapping: error)
        guard case .client(let text, let cause?) = failure, !failure.isCanceled else { return error }
        let details = Tries(request, context).details(lastReason: failure.description)
        return ServiceError.client(text + bracketed([RequestRedactor.line(of: request)] + details), cause)
    }

    /// For the error of a response that cannot be used: which request it answers, the id of that, and how often it was tried, in brackets
    /// and with a space before them. The service may have chosen the URL of the request, so a long one is cut.
    static func details(of response: PipelineResponse) -> String {
        let request = response.httpRequest
        let reason = FailedTry.reason(of: response.httpResponse.statusCode)
        let details = Tries(request, response.context).details(lastReason: reason)
        return bracketed([RequestRedactor.line(of: request).shortened] + details)
    }

    /// Details in brackets and with a space before them; nothing for none.
    private static func bracketed(_ details: [String]) -> String {
        details.isEmpty ? "" : " [\(details.joined(separator: ", "))]"
    }

    /// The id of a request, and how often it was tried.
    struct Tries: Sendable {
        private let requestId: String?
        private let count: Int
        private let earlier: [FailedTry]

        /// - Parameters:
        ///   - request: The request as it was tried last.
        ///   - context: Its context.
        init(_ request: HTTPRequest, _ context: PipelineContext) {
            requestId = request.headers[context.call.clientRequestIdHeader]
            count = context.tryNumber
            earlier = context.earlierTries
        }

        /// The id and the tries of a response with that status, in brackets and with a space before them. Nothing, if the request has
        /// no id and was tried once.
        func details(statusCode: Int) -> String {
            bracketed(details(lastReason: FailedTry.reason(of: statusCode)))
        }

        fileprivate func details(lastReason: String) -> [String] {
            var details = requestId.map { ["request id \($0)"] } ?? []
            if !earlier.isEmpty { details.append("\(count) tries\(earlier.text(besides: lastReason))") }
            return details
        }
    }
}
