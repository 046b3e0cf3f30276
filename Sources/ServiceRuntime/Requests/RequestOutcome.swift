import Dispatch

/// The outcome of a request: its result and the raw response, if there is one. A ``ServiceResponse`` is what a call that throws its
/// error returns.
///
/// ```swift
/// request.run { response in
///     if let error = response.error { return print(error) }
///     …
/// }
/// ```
public struct RequestOutcome<Output: Sendable>: Sendable {
    /// The value, or the error if there is none.
    public let result: Result<Output, ServiceError>

    /// The raw response, or `nil` if none was received or the call was canceled.
    public let httpResponse: HTTPResponse?

    /// Creates an outcome.
    public init(result: Result<Output, ServiceError>, httpResponse: HTTPResponse? = nil) {
        self.result = result
        self.httpResponse = httpResponse
    }

    /// The value.
    ///
    /// - Throws: The ``error``.
    public var value: Output {
        get throws(ServiceError) { try result.get() }
    }

    /// The error, or `nil` if there is a value.
    public var error: ServiceError? {
        if case .failure(let error) = result { error } else { nil }
    }

    /// The status code of the response, or `nil` if none was received.
    public var statusCode: Int? { httpResponse?.statusCode }

    /// The header fields of the response as texts: `response.headers["X-RateLimit-Remaining"]`. There are none if no response was
    /// received.
    public var headers: HTTPHeaders { httpResponse?.headers ?? HTTPHeaders() }

    /// Whether nothing has changed since the version that the request named (304).
    public var isNotModified: Bool { statusCode == 304 }
}

extension RequestOutcome {
    /// How a call ended.
    ///
    /// - Parameter call: Returns the value and the raw response, if there is one.
    init(catching call: () async throws -> (Output, HTTPResponse?)) async {
        do {
            let (value, httpResponse) = try await call()
            self.init(result: .success(value), httpResponse: httpResponse)
        } catch {
            let error = ServiceError(wrapping: error)
            self.init(result: .failure(error), httpResponse: error.failure?.httpResponse)
        }
    }

    /// The outcome for those to whom a response without a value (304) is a failure.
    func flattened<Value>() -> RequestOutcome<Value> where Output == ServiceResponse<Value> {
        RequestOutcome<Value>(result: result.flatMap(\.result), httpResponse: httpResponse)
    }

    /// The outcome for a handler that is called now. A call that is canceled while its result waits in a queue is canceled, too
    /// (G055). So after canceling on the handlers' queue, no handler receives a success.
    ///
    /// - Parameter token: The call's token.
    func unlessCanceled(by token: CancellationToken?) -> RequestOutcome {
        guard let token, token.isCanceled else { return self }
        return RequestOutcome(result: .failure(.canceled(by: token)))
    }

    /// Calls a completion handler, once, with the outcome ``unlessCanceled(by:)``.
    ///
    /// - Parameters:
    ///   - completionHandler: Receives the outcome.
    ///   - queue: Where it is called.
    ///   - token: The call's token.
    func deliver(
        to completionHandler: @escaping HTTPResultHandler<Output>,
        on queue: DispatchQueue,
        token: CancellationToken?
    ) {
        queue.async {
            let outcome = unlessCanceled(by: token)
            completionHandler(outcome.result, outcome.httpResponse)
        }
    }
}
