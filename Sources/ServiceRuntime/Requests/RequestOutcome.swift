/// How a request ended, in one value: what came of it, and the raw answer behind that.
///
/// ```swift
/// request.run { response in
///     if let error = response.error { return print(error) }
///     …
/// }
/// ```
public struct RequestOutcome<Output: Sendable>: Sendable {
    /// The value, or why there is none.
    public let result: Result<Output, ServiceError>

    /// The raw answer; nil if none was received, or if the call was cancelled.
    public let httpResponse: HTTPResponse?

    /// Creates an outcome.
    ///
    /// - Parameters:
    ///   - result: The value, or why there is none.
    ///   - httpResponse: The raw answer.
    public init(result: Result<Output, ServiceError>, httpResponse: HTTPResponse? = nil) {
        self.result = result
        self.httpResponse = httpResponse
    }

    /// The value.
    ///
    /// - Throws: The ``error``.
    public var value: Output {
        get throws { try result.get() }
    }

    /// Why there is no value; nil if there is one.
    public var error: ServiceError? {
        if case .failure(let error) = result { error } else { nil }
    }
}
