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

    /// The error that a request ends with: a failed connection tells what was sent, and all that was tried.
    ///
    /// - Parameters:
    ///   - error: The error of the last try.
    ///   - request: The request as it was tried last.
    static func final(_ error: any Error, _ request: PipelineRequest) -> any Error {
        guard ConnectionFailure(error) != nil, case .client(let text, let cause) = ServiceError(wrapping: error) else {
            return error
        }
        let httpRequest = request.httpRequest
        var place = "\(httpRequest.method.rawValue) \(RequestRedactor.url(of: httpRequest))"
        if let id = httpRequest.headers[request.context.clientRequestIdHeader] {
            place += ", request id \(id)"
        }
        let earlier = request.context.earlierTries
        if !earlier.isEmpty {
            place += ", try \(request.context.tryNumber) after "
            place += earlier.map(\.description).joined(separator: "; ")
        }
        return ServiceError.client("\(text) [\(place)]", cause)
    }
}
