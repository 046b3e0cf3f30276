/// The outcome of a request: its result and the raw response.
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
    ///
    /// - Parameters:
    ///   - result: The value, or the error if there is none.
    ///   - httpResponse: The raw response.
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

    /// The error, or `nil` if there is a value.
    public var error: ServiceError? {
        if case .failure(let error) = result { error } else { nil }
    }
}
